package import Foundation
import MomentumTerminal

/// The default folder for data, without `--data-dir` (CL-2).
package enum DataDirectory {
    package static func standard(in host: HostEnvironment) -> URL {
        if let path = host.variables["MOMENTUM_HOME"], !path.isEmpty {
            return URL(
                filePath: path,
                directoryHint: .isDirectory,
                relativeTo: host.workingDirectory
            ).standardizedFileURL
        }
        return platform(in: host)
    }

    private static func platform(in host: HostEnvironment) -> URL {
        #if canImport(Darwin)
        host.homeDirectory.appending(path: "Library/Application Support/Momentum/")
        #else
        // A relative path counts as not set: XDG Base Directory Specification, section 2.
        if let path = host.variables["XDG_DATA_HOME"], path.hasPrefix("/") {
            URL(filePath: path, directoryHint: .isDirectory).appending(path: "momentum/")
        } else {
            host.homeDirectory.appending(path: ".local/share/momentum/")
        }
        #endif
    }

    /// Checks early that the folder can exist at this place.
    ///
    /// - Throws: A failure that names the folder and the item that blocks it.
    package static func check(_ folder: URL?) throws(CommandFailure) {
        guard let path = folder?.path(percentEncoded: false) else { return }
        var status = stat()
        let isFound = stat(path, &status) == 0
        guard isFound ? status.st_mode & S_IFMT != S_IFDIR : errno != ENOENT else { return }
        let code = isFound ? ENOTDIR : errno
        throw CommandFailure(
            domain: NSPOSIXErrorDomain,
            code: Int(code),
            kind: "noDataFolder",
            message: saying(
                """
                “\(path)” cannot hold data: \(translated(String(cString: strerror(code)))). Choose another \
                folder with --data-dir or MOMENTUM_HOME.
                """
            )
        )
    }
}
