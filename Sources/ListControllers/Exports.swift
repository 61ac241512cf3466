// A table of one's own needs `import ListControllers` and nothing else.
@_exported public import ListData
@_exported public import ListPlatform
@_exported public import TextEscaping
