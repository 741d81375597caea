import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A URLSession that keeps nothing, with its delegate.
final class HTTPConnection: Sendable {
    private let session: URLSession
    private let relay = URLSessionRelay()

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        configuration.httpCookieAcceptPolicy = .never
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        #if canImport(FoundationNetworking)
        let queue = PromptDeliveryQueue()
        #else
        // Here the system waits for its delegate.
        let queue: OperationQueue? = nil
        #endif
        session = URLSession(configuration: configuration, delegate: relay, delegateQueue: queue)
    }

    func task(
        for request: URLRequest,
        reportingTo exchange: HTTPExchange
    ) -> URLSessionDataTask {
        let task = session.dataTask(with: request)
        relay.connect(exchange, to: task)
        return task
    }

    /// Lets running tasks finish and then releases the session, which otherwise lives for ever.
    func retire() {
        session.finishTasksAndInvalidate()
    }
}
