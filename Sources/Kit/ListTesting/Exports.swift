// A test of a list imports this module alone.
@_exported public import ListControllers
