// A list controller needs only `import ListControllers`.
@_exported public import ListData
@_exported public import ListPlatform
@_exported public import TextEscaping
