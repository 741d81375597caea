import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Answers every request on loopback with the same bytes, as fast as a socket takes them.
///
/// Head and body are one write, and Nagle's algorithm is off. A server that writes them apart makes
/// its client wait 40 ms for a delayed receipt, and the measurement would then be of that wait.
struct OneAnswerServer {
    enum Failure: Error { case noSocket(errno: Int32) }

    let port: Int

    /// Starts to listen, for as long as the process lives.
    init(answer: Data) throws {
        #if canImport(Darwin)
        let listener = socket(AF_INET, SOCK_STREAM, 0)
        #else
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard bind(listener, pointer, size) == 0, listen(listener, 8) == 0 else {
                    return Int32(-1)
                }
                return getsockname(listener, pointer, &size)
            }
        }
        guard result == 0 else { throw Failure.noSocket(errno: errno) }
        port = Int(UInt16(bigEndian: address.sin_port))
        // Threads, because calls on sockets block.
        Thread {
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { continue }
                Thread { Self.serve(connection, answer) }.start()
            }
        }.start()
    }

    /// Requests end with their head, or with a body that came along with it.
    private static func serve(_ connection: Int32, _ answer: Data) {
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
        var request: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            request += buffer[..<count]
            guard isWhole(String(decoding: request, as: UTF8.self)) else { continue }
            request = []
            let isSent = answer.withUnsafeBytes { bytes in
                var sent = 0
                while sent < bytes.count {
                    let part = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                    let count = write(connection, part.baseAddress, part.count)
                    guard count > 0 else { return false }
                    sent += count
                }
                return true
            }
            guard isSent else { break }
        }
        close(connection)
    }

    private static func isWhole(_ request: String) -> Bool {
        guard let end = request.range(of: "\r\n\r\n") else { return false }
        let line = request[..<end.lowerBound].split(separator: "\r\n")
            .first { $0.lowercased().hasPrefix("content-length:") }
        let length = line.flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) }
        return request[end.upperBound...].utf8.count >= length ?? 0
    }
}
