import Foundation

@testable import MomentumData

extension TemporaryFolder {
    /// Creates an item that is not a regular file, named after its kind.
    func url(of obstacle: FileObstacle) throws -> URL {
        let place = url.appending(path: obstacle.rawValue)
        switch obstacle {
        case .folder:
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        case .pipe:
            guard mkfifo(place.path, 0o600) == 0 else { throw POSIXError(.EIO) }
        case .socket: try makeSocket(at: place.path)
        case .device:
            try FileManager.default.createSymbolicLink(
                atPath: place.path,
                withDestinationPath: "/dev/zero"
            )
        }
        return place
    }

    private func makeSocket(at path: String) throws {
        #if canImport(Darwin)
        let type = SOCK_STREAM
        #else
        let type = Int32(SOCK_STREAM.rawValue)
        #endif
        let descriptor = socket(AF_UNIX, type, 0)
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { place in
            place.copyBytes(from: path.utf8.prefix(place.count - 1))
        }
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isBound else { throw POSIXError(.EIO) }
    }
}
