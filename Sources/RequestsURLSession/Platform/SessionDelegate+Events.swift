import Foundation
import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension SessionDelegate: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let exchange = exchange(of: dataTask) else { return completionHandler(.cancel) }
    exchange.response = response as? HTTPURLResponse
    let length = response.expectedContentLength
    // HEAD states the length of a body that is not sent.
    if exchange.request.method != .head {
      if length > Int64(exchange.request.maxBodySize) { return tooLarge(exchange) }
      if length > 0 { exchange.body.reserveCapacity(min(Int(length), Exchange.reserveLimit)) }
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let exchange = exchange(of: dataTask) else { return }
    guard exchange.body.count + data.count <= exchange.request.maxBodySize else {
      return tooLarge(exchange)
    }
    exchange.body.append(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let exchange = exchange(of: task) else { return }
    // The session follows no redirects: it would misresolve them, drop bodies, and keep secrets.
    exchange.response = response
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let exchange = exchange(of: task) else { return }
    switch challenge.protectionSpace.authenticationMethod {
    case NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
      NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTMLForm,
      NSURLAuthenticationMethodNTLM, NSURLAuthenticationMethodNegotiate:
      exchange.refusedChallenge = true
      if let response = challenge.failureResponse as? HTTPURLResponse {
        exchange.response = response
      }
      completionHandler(.rejectProtectionSpace, nil)
    default: completionHandler(.performDefaultHandling, nil)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let exchange = exchange(of: task) else { return }
    if let error, !(exchange.refusedChallenge && exchange.response != nil) {
      return end(exchange, with: .failure(.carrying(error, after: exchange.timeout)))
    }
    if exchange.response == nil { exchange.response = task.response as? HTTPURLResponse }
    guard let answer = exchange.answer else {
      return end(
        exchange, with: .failure(.transport(code: -1011, message: "the response isn't HTTP")))
    }
    switch RedirectPolicy.decision(
      for: exchange.request, status: answer.status, location: answer.headers["Location"],
      followed: exchange.redirectCount)
    {
    case .answer: end(exchange, with: .success(answer))
    case .refuse(let error): end(exchange, with: .failure(error))
    case .follow(let next):
      forget(task)
      exchange.prepare(for: next)
      send(exchange, in: session)
    }
  }

  private func tooLarge(_ exchange: Exchange) {
    end(exchange, with: .failure(.tooLarge(limit: exchange.request.maxBodySize)))
  }
}
