import Foundation
import Synchronization

/// Serves one connection on its own thread, request after request.
struct LoopbackConnection: Sendable {
    /// The maximum size of a request's head in bytes.
    private static let headLimit = 16_384

    let socket: LoopbackSocket
    let number: Int
    let server: LoopbackServer

    func serve() {
        var buffer = Data()
        var ending = LoopbackAnswer.Ending.close
        serving: while true {
            let request: LoopbackRequest
            switch readRequest(&buffer) {
            case .request(let received): request = received
            case .tooLarge:
                _ = send(.text("The request is too large.\n", status: 400))
                skipRest()
                break serving
            case .end: break serving
            }
            server.record(request)
            guard let answer = wait({ [server] in await server.handler(request) }) else {
                server.recordAbandoned()
                break
            }
            guard send(answer) else { break }
            if case .keepOpen = answer.ending { continue }
            ending = answer.ending
            break
        }
        if case .reset = ending {
            socket.end(withReset: true)
        } else {
            socket.end(withReset: false)
        }
    }

    private enum Arrival {
        case request(LoopbackRequest)
        /// The head or the announced body exceeds its limit.
        case tooLarge
        /// The connection ended, or the bytes are no request.
        case end
    }

    private func readRequest(_ buffer: inout Data) -> Arrival {
        let gap = Data("\r\n\r\n".utf8)
        while true {
            if let head = buffer.range(of: gap) {
                guard head.lowerBound - buffer.startIndex <= Self.headLimit else {
                    return .tooLarge
                }
                let lines = String(decoding: buffer[..<head.lowerBound], as: UTF8.self)
                    .components(separatedBy: "\r\n")
                var headers: [String: String] = [:]
                for line in lines.dropFirst() {
                    let parts = line.split(separator: ":", maxSplits: 1)
                    guard let name = parts.first, let value = parts.last else { continue }
                    headers[name.lowercased()] = value.trimmingCharacters(in: .whitespaces)
                }
                guard let length = Int(headers["content-length"] ?? "0"),
                    0...server.bodyLimit ~= length
                else { return .tooLarge }
                guard let body = readBody(length, after: head.upperBound, &buffer) else {
                    return .end
                }
                let words = (lines.first ?? "").split(separator: " ").map(String.init)
                guard words.count == 3 else { return .end }
                return .request(
                    LoopbackRequest(
                        method: words[0],
                        target: words[1],
                        headers: headers,
                        body: body,
                        connection: number
                    )
                )
            }
            guard buffer.count <= Self.headLimit else { return .tooLarge }
            guard readMore(&buffer) else { return .end }
        }
    }

    private func readBody(_ length: Int, after start: Data.Index, _ buffer: inout Data) -> Data? {
        while buffer.endIndex - start < length {
            guard readMore(&buffer) else { return nil }
        }
        let body = Data(buffer[start..<start + length])
        buffer = Data(buffer[(start + length)...])
        return body
    }

    /// Reads on for a moment, because the system drops an answer if a request is unread.
    private func skipRest() {
        for _ in 0..<16 {
            guard socket.isReadable(within: 20), !socket.read().isEmpty else { return }
        }
    }

    private func readMore(_ buffer: inout Data) -> Bool {
        while !socket.isReadable(within: 50) {
            if server.isStopped { return false }
        }
        let part = socket.read()
        buffer.append(part)
        return !part.isEmpty
    }

    private func send(_ answer: LoopbackAnswer) -> Bool {
        guard !answer.isSilent else { return true }
        var headers = answer.headers
        var isChunked = false
        switch answer.framing {
        case .length: headers["Content-Length"] = "\(answer.pieces.reduce(0) { $0 + $1.count })"
        case .claimedLength(let length): headers["Content-Length"] = "\(length)"
        case .chunked:
            headers["Transfer-Encoding"] = "chunked"
            isChunked = true
        case .none: break
        }
        let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
        let head = "HTTP/1.1 \(answer.status) Answer\r\n\(lines.joined())\r\n"
        // Sent with the first piece, because two small packets would wait for each other's
        // acknowledgement.
        var unsent = Data(head.utf8)
        for (index, piece) in answer.pieces.enumerated() {
            if let beforePiece = answer.beforePiece {
                guard socket.write(unsent) else { return false }
                unsent = Data()
                guard wait({ await beforePiece(index) }) != nil else {
                    server.recordAbandoned()
                    return false
                }
            }
            var framed = piece
            if isChunked {
                let size = Data("\(String(piece.count, radix: 16))\r\n".utf8)
                framed = size + piece + Data("\r\n".utf8)
            }
            guard socket.write(unsent + framed) else {
                server.recordAbandoned()
                return false
            }
            unsent = Data()
        }
        return socket.write(isChunked ? unsent + Data("0\r\n\r\n".utf8) : unsent)
    }

    /// The result of `work`; `nil` if the client hung up first, which cancels `work`.
    private func wait<Result: Sendable>(
        _ work: @escaping @Sendable () async -> Result
    ) -> Result? {
        let answer = LoopbackMailbox<Result>()
        // A client waits for this with a time limit.
        let task = Task(priority: .high) { answer.put(await work()) }
        while true {
            if let result = answer.receive(within: 0.005) { return result }
            if socket.isHungUp || server.isStopped {
                task.cancel()
                return nil
            }
        }
    }
}
