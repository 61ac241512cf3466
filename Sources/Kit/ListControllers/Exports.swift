// A list controller needs only `import ListControllers`.
@_exported public import ListCapabilities
@_exported public import ListCore
@_exported public import ListData
@_exported public import ListPlatform
