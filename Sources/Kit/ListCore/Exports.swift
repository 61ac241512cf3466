// A list needs only `import ListCore`.
@_exported public import ListData
@_exported public import ListPlatform
