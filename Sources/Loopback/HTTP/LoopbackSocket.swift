import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A TCP socket of this device with blocking calls; a single thread uses it.
struct LoopbackSocket: Sendable {
    enum Failure: Error { case noSocket(errno: Int32) }

    let descriptor: Int32

    /// Listens on 127.0.0.1, or on ::1, on a free port.
    static func listening(isIPv6: Bool) throws -> (socket: LoopbackSocket, port: Int) {
        try bound(to: 0, isIPv6: isIPv6, isListening: true)
    }

    /// Binds a port without listening, so that no other process gets it or can connect to it.
    static func holding(_ port: Int, isIPv6: Bool) throws -> LoopbackSocket {
        try bound(to: port, isIPv6: isIPv6, isListening: false).socket
    }

    private static func bound(
        to port: Int,
        isIPv6: Bool,
        isListening: Bool
    ) throws -> (socket: LoopbackSocket, port: Int) {
        let number = in_port_t(truncatingIfNeeded: port).bigEndian
        let family = isIPv6 ? AF_INET6 : AF_INET
        #if canImport(Darwin)
        let descriptor = socket(family, SOCK_STREAM, 0)
        #else
        let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        guard descriptor >= 0 else { throw Failure.noSocket(errno: errno) }
        if !isListening {
            // Connections that have just ended do not count.
            var on: Int32 = 1
            let size = socklen_t(MemoryLayout<Int32>.size)
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, size)
        }
        let given: in_port_t?
        if isIPv6 {
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(family)
            address.sin6_addr = in6addr_loopback
            address.sin6_port = number
            given = assign(address, to: descriptor, isListening: isListening)?.sin6_port
        } else {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(family)
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            address.sin_port = number
            given = assign(address, to: descriptor, isListening: isListening)?.sin_port
        }
        guard let given else {
            let code = errno
            close(descriptor)
            throw Failure.noSocket(errno: code)
        }
        return (LoopbackSocket(descriptor: descriptor), Int(UInt16(bigEndian: given)))
    }

    /// Binds the address; returns its port, or `nil` if the system refuses.
    private static func assign<Address>(
        _ address: Address,
        to descriptor: Int32,
        isListening: Bool
    ) -> Address? {
        var address = address
        var size = socklen_t(MemoryLayout<Address>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard bind(descriptor, pointer, size) == 0,
                    !isListening || listen(descriptor, 128) == 0
                else { return Int32(-1) }
                return getsockname(descriptor, pointer, &size)
            }
        }
        return result == 0 ? address : nil
    }

    /// Waits until there is data to read, or for `milliseconds`.
    func isReadable(within milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&entry, 1, milliseconds) > 0
    }

    func accepted() -> LoopbackSocket? {
        let accepted = accept(descriptor, nil, nil)
        guard accepted >= 0 else { return nil }
        var on: Int32 = 1
        let size = socklen_t(MemoryLayout<Int32>.size)
        #if canImport(Darwin)
        setsockopt(accepted, SOL_SOCKET, SO_NOSIGPIPE, &on, size)
        #endif
        setsockopt(accepted, Int32(IPPROTO_TCP), TCP_NODELAY, &on, size)
        return LoopbackSocket(descriptor: accepted)
    }

    /// The next bytes, empty at the end of the stream.
    func read() -> Data {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return Data(buffer.prefix(max(0, count)))
    }

    /// True if the other side has closed the connection; consumes no data.
    var isHungUp: Bool {
        guard isReadable(within: 0) else { return false }
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_PEEK)) <= 0
    }

    /// - Returns: True if all of `data` was sent.
    func write(_ data: Data) -> Bool {
        #if canImport(Darwin)
        let flags: Int32 = 0
        #else
        let flags = Int32(MSG_NOSIGNAL)
        #endif
        return data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let part = UnsafeRawBufferPointer(rebasing: bytes[sent...])
                let count = send(descriptor, part.baseAddress, part.count, flags)
                guard count > 0 else { return false }
                sent += count
            }
            return true
        }
    }

    func end(withReset: Bool) {
        if withReset {
            var linger = linger(l_onoff: 1, l_linger: 0)
            let size = socklen_t(MemoryLayout<linger>.size)
            setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, size)
        }
        close(descriptor)
    }
}
