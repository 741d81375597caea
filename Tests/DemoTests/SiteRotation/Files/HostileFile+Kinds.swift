import Foundation

extension HostileFile {
    private static let journal = "00000001.journal"
    private static let next = "00000002.journal"
    private static let snapshot = "00000002.snapshot"

    /// One of each sort, for every run of the tests.
    static let few = [
        bytes("9223372036854775807.journal"), bytes("18446744073709551615.snapshot"),
        bytes("9007199254740992.journal"), pipe(next), folder(snapshot), pipe("identity"),
        sparse(next), changed(journal, "cut in a change") { $0.prefix(300) }, removed(journal),
        foreign(next), newer(as: next),
    ]

    static let all =
        few + [
            bytes("18446744073709551616.journal"), bytes("18446744073709551614.journal"),
            bytes("9007199254740993.snapshot"), bytes("00000000.journal"), bytes("1.journal"),
            bytes("00000001 (conflicted copy).journal"), bytes("00000001\n.journal"),
            bytes("00000001\u{1B}[31m.snapshot"), bytes(next), bytes(snapshot),
            bytes(next, [UInt8](repeating: 0xC5, count: 9000)), bytes("identity"),
            bytes("identity", [UInt8](repeating: 7, count: 84)), bytes("former", [1, 2, 3]),
            bytes("lock", Array("99999999999999999999\n".utf8), isTold: false),
            bytes("sync-0123456789abcdef", [0xFF], isTold: false),
            bytes("00000002.journal.tmp", [1], isTold: false),
            pipe(snapshot), pipe(journal), pipe("lock"), pipe("former"),
            pipe("quarantine", isTold: false), pipe("kept", isTold: false),
            pipe("00000002.journal.tmp", isTold: false),
            folder(next), folder(journal), folder("identity"), folder("lock"), folder("former"),
            folder("00000002.snapshot.tmp", isTold: false),
            link(next, to: "/dev/zero"), link(snapshot, to: "/dev/zero"),
            link("identity", to: "/dev/zero"), link("lock", to: "/dev/zero"),
            link(next, to: next), link("identity", to: "identity"),
            sparse(snapshot), sparse("identity"), sparse("former"),
            sparse("sync-0123456789abcdef", isTold: false), sparse("lock", isTold: false),
            changed(journal, "cut to its header") { $0.prefix(64) },
            changed(journal, "cut in its header") { $0.prefix(20) },
            changed(journal, "with a bit changed") { bytes in
                var bytes = Data(bytes)
                bytes[300] ^= 1
                return bytes
            },
            changed(journal, "doubled") { $0 + $0 },
            foreign(snapshot), foreign("00000009.journal"), newer(as: "identity"),
            newer(as: snapshot), newer(as: "former"),
            removed("identity", isTold: false), removed("lock", isTold: false),
            HostileFile("numbers beyond all bounds in the quarantine", isTold: false) { store in
                let place = store.appending(path: "quarantine")
                try FileManager.default.createDirectory(
                    at: place,
                    withIntermediateDirectories: true
                )
                let name = "missing-1-0-18446744073709551615.txt"
                try Data().write(to: place.appending(path: name))
            },
        ]

    /// A journal of another store; the folder for data of that store lies beside that of this one.
    private static func foreign(_ name: String) -> HostileFile {
        HostileFile("\(name) of another store") { store in
            let other = store.deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "other/Site Rotation.store/\(journal)")
            try FileManager.default.copyItem(at: other, to: store.appending(path: name))
        }
    }
}
