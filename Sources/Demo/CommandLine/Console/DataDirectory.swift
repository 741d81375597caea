import Foundation

/// Where data is kept when `--data-dir` does not say (CL-2).
enum DataDirectory {
    static func standard(in host: HostEnvironment) -> URL {
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
}
