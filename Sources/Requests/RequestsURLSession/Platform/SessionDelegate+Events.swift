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
    let response = response as? HTTPURLResponse
    exchange.response = response
    noteActivity(of: exchange)
    // HEAD states the length of a body that isn't sent, and a compressed body has another length
    // when it arrives here.
    let length = response?.expectedContentLength ?? -1
    let isKnown = length >= 0 && exchange.request.method != .head
    do throws(RequestError) {
      exchange.body = try ReceivedBody(
        of: exchange.request, status: response?.statusCode ?? 0,
        length: isKnown ? Int(length) : nil)
    } catch {
      return end(exchange, with: .failure(error))
    }
    let isCompressed = response?.value(forHTTPHeaderField: "Content-Encoding") != nil
    exchange.meter.noteResponse(length: isKnown && !isCompressed ? Int(length) : nil)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let exchange = exchange(of: dataTask) else { return }
    noteActivity(of: exchange)
    do throws(RequestError) {
      try exchange.receive(data)
    } catch {
      end(exchange, with: .failure(error))
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    guard let exchange = exchange(of: task) else { return }
    noteActivity(of: exchange)
    exchange.meter.noteSent(Int(totalBytesSent))
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
    guard let response = exchange.response ?? (task.response as? HTTPURLResponse) else {
      return end(
        exchange, with: .failure(.transport(code: -1011, message: "the response isn't HTTP")))
    }
    var headers = HTTPHeaders()
    for (name, value) in response.allHeaderFields {
      if let name = name as? String { headers.append(name, "\(value)") }
    }
    switch RedirectPolicy.decision(
      for: exchange.request, status: response.statusCode, location: headers["Location"],
      followed: exchange.redirectCount)
    {
    case .answer: end(exchange, with: exchange.outcome(of: response, headers))
    case .refuse(let error): end(exchange, with: .failure(error))
    case .follow(let next):
      forget(task)
      exchange.prepare(for: next)
      send(exchange, in: session)
    }
  }
}
