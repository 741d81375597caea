import Foundation
import Testing

/// A file in the folder of the records that does not belong there, or has changed.
struct HostileFile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// True if every command that reads the records has to report it.
    let isTold: Bool
    private let make: @Sendable (URL) throws -> Void

    init(
        _ description: String,
        isTold: Bool = true,
        _ make: @escaping @Sendable (URL) throws -> Void
    ) {
        testDescription = description
        self.isTold = isTold
        self.make = make
    }

    func put(into store: URL) throws { try make(store) }

    /// A file with these bytes.
    static func bytes(_ name: String, _ bytes: [UInt8] = [], isTold: Bool = true) -> HostileFile {
        HostileFile("\(bytes.count) bytes as \(name)", isTold: isTold) { store in
            try replace(store.appending(path: name), with: Data(bytes))
        }
    }

    /// A gibibyte of nothing.
    static func sparse(_ name: String, isTold: Bool = true) -> HostileFile {
        HostileFile("a sparse \(name)", isTold: isTold) { store in
            let place = store.appending(path: name)
            try replace(place, with: Data())
            guard truncate(place.path, 1 << 30) == 0 else { throw POSIXError(.EIO) }
        }
    }

    static func pipe(_ name: String, isTold: Bool = true) -> HostileFile {
        HostileFile("a pipe as \(name)", isTold: isTold) { store in
            let place = store.appending(path: name)
            try? FileManager.default.removeItem(at: place)
            guard mkfifo(place.path, 0o600) == 0 else { throw POSIXError(.EIO) }
        }
    }

    static func folder(_ name: String, isTold: Bool = true) -> HostileFile {
        HostileFile("a folder as \(name)", isTold: isTold) { store in
            let place = store.appending(path: name)
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
    }

    static func link(_ name: String, to target: String, isTold: Bool = true) -> HostileFile {
        HostileFile("\(name) as a link to \(target)", isTold: isTold) { store in
            let place = store.appending(path: name)
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.createSymbolicLink(
                atPath: place.path,
                withDestinationPath: target
            )
        }
    }

    /// A file of the store, changed.
    static func changed(
        _ name: String,
        _ what: String,
        _ change: @escaping @Sendable (Data) -> Data
    ) -> HostileFile {
        HostileFile("\(name) \(what)") { store in
            let place = store.appending(path: name)
            try replace(place, with: change(try Data(contentsOf: place)))
        }
    }

    static func removed(_ name: String, isTold: Bool = true) -> HostileFile {
        HostileFile("no \(name)", isTold: isTold) { store in
            try FileManager.default.removeItem(at: store.appending(path: name))
        }
    }

    /// The file of the samples that a newer version has written.
    static func newer(as name: String) -> HostileFile {
        HostileFile("a newer \(name)") { store in
            let samples = URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../Fixtures/SiteRotationStore/version-newer").standardized
            let bytes = try Data(contentsOf: samples.appending(path: "00000002.journal"))
            try replace(store.appending(path: name), with: bytes)
        }
    }

    private static func replace(_ place: URL, with bytes: Data) throws {
        try? FileManager.default.removeItem(at: place)
        try bytes.write(to: place)
    }
}
