@_exported public import ListCore
