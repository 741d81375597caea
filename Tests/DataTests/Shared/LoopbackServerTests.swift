import Foundation
import MomentumLoopback
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Requests of any program on this device, which need not be well meant.
@Suite(.timeLimit(.minutes(1))) struct LoopbackServerTests {
    @Test(arguments: [
        "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: \(Int.max)\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: \(Int.max)0\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 65537\r\n\r\n",
        "GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 20_000),
    ])
    func `a request without bounds is refused, and the next one is served (AU-10)`(
        request: String
    ) throws {
        let server = try LoopbackServer(bodyLimit: 65_536) { _ in .text("served") }
        defer { server.stop() }

        #expect(try answer(to: request, at: server.port).hasPrefix("HTTP/1.1 400 "))
        let next = "GET / HTTP/1.1\r\nContent-Length: 2\r\nConnection: close\r\n\r\nab"
        #expect(try answer(to: next, at: server.port).hasSuffix("served"))

        #expect(server.requests.map(\.text) == ["ab"])
    }

    @Test func `a server that does not record keeps no request (AU-10)`() throws {
        let server = try LoopbackServer(isRecording: false) { _ in .text("served") }
        defer { server.stop() }

        #expect(try answer(to: "GET / HTTP/1.1\r\n\r\n", at: server.port).hasSuffix("served"))

        #expect(server.requests.isEmpty)
    }

    private struct NoConnection: Error {}

    /// Sends bytes as they are; returns what comes back until the answer or the connection ends.
    private func answer(to request: String, at port: Int) throws -> String {
        #if canImport(Darwin)
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let outcome = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, size)
            }
        }
        guard outcome == 0 else { throw NoConnection() }
        let bytes = Array(request.utf8)
        guard send(descriptor, bytes, bytes.count, 0) == bytes.count else { throw NoConnection() }
        var answer = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !answer.hasSuffix("served") {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            answer += String(decoding: buffer.prefix(count), as: UTF8.self)
        }
        return answer
    }
}
