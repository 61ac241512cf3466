// swift-tools-version: 6.2.3
import PackageDescription

let package = Package(
  name: "Contacts",
  platforms: [.macOS(.v13), .iOS(.v15)],
  dependencies: [.package(path: "../ListControllers")],
  targets: [
    .executableTarget(
      name: "Contacts",
      dependencies: [
        .product(name: "ListControllers", package: "ListControllers")
      ])
  ])
