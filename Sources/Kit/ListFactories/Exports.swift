// A data source without a list controller needs only `import ListFactories`.
@_exported public import ListControllers
