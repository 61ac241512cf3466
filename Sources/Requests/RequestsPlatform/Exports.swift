// What a client needs: its requests, and the client itself.
@_exported public import Requests
