import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A URLSession that stores nothing, with its delegate.
final class HTTPConnection: Sendable {
    private let session: URLSession
    private let relay = URLSessionRelay()
    private let isRetired = Mutex(false)

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
        // On this platform the system waits for its delegate.
        let queue: OperationQueue? = nil
        #endif
        session = URLSession(configuration: configuration, delegate: relay, delegateQueue: queue)
    }

    /// Creates a task; `nil` if the connection is retired, because URLSession would then end the
    /// process.
    func task(
        for request: URLRequest,
        reportingTo exchange: HTTPExchange
    ) -> URLSessionDataTask? {
        isRetired.withLock { isRetired in
            guard !isRetired else { return nil }
            let task = session.dataTask(with: request)
            relay.connect(exchange, to: task)
            return task
        }
    }

    /// Lets running tasks finish and then releases the session, which would otherwise live forever.
    func retire() {
        isRetired.withLock { $0 = true }
        session.finishTasksAndInvalidate()
    }
}

/// Passes the events of a URLSession to their exchanges.
private final class URLSessionRelay: NSObject, URLSessionDataDelegate {
    private let exchanges = Mutex<[Int: HTTPExchange]>([:])

    func connect(_ exchange: HTTPExchange, to task: URLSessionTask) {
        exchanges.withLock { $0[task.taskIdentifier] = exchange }
    }

    private func exchange(of task: URLSessionTask) -> HTTPExchange? {
        exchanges.withLock { $0[task.taskIdentifier] }
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        guard let exchange = exchange(of: dataTask), let head = response as? HTTPURLResponse else {
            return completionHandler(.cancel)
        }
        let pairs = head.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
        let isWanted = exchange.received(
            status: head.statusCode,
            headers: Dictionary(pairs) { $1 },
            length: head.expectedContentLength
        )
        completionHandler(isWanted ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        // The task that waits for the exchange cancels this one at the end; parts that arrive until
        // then are dropped (GQ-19). On Linux, a cancel from here would wait for this very call to
        // end.
        exchange(of: dataTask)?.received(data)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        // A followed redirect would send the Authorization header along, to any origin (AU-31).
        completionHandler(nil)
    }

    #if canImport(FoundationNetworking)
    // Only a refused sign-in (401) asks for a credential here. The caller decides about
    // credentials, so the refusal is the answer. Without this method, Linux never answers such a
    // challenge (swift-corelibs-foundation issue 5456), and the request times out. On Apple systems
    // the default is right, and server trust also uses this method.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        exchange(of: task)?.completed(nil)
        // The handler runs on a separate thread: it cancels the task, which waits for this call to
        // end.
        Thread { completionHandler(.rejectProtectionSpace, nil) }.start()
    }
    #endif

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        exchange?.completed(error)
    }
}

#if canImport(FoundationNetworking)
/// Delivers the events of a URLSession immediately, on the thread that read them.
///
/// On Linux URLSession reads on without waiting for its delegate. With a separate queue, hundreds
/// of megabytes would pile up before a refusal takes effect (TR-20). With this queue it reads
/// and unpacks the next part only after the delegate has handled this one.
// URLSession accepts only an OperationQueue for its delegate's calls. A subclass has to restate
// that it is Sendable; this one adds no state.
private final class PromptDeliveryQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
        block()
    }
}
#endif
