import MomentumSiteRotationData
import MomentumTestSupport

/// The part of a ``SyncPlace`` that one device has seen so far.
struct SyncPlaceView: Sendable {
    /// The progress of a file: each number counts the looks that are still to pass.
    struct Arrival: Hashable, Sendable {
        var late = 0
        var cut = 0
        /// The number of bytes that have come while it is cut.
        var firstBytes = 0
        var unreadable = 0

        var isListed: Bool { late == 0 }
        var isReadable: Bool { isListed && unreadable == 0 }
        /// `nil` when it is complete.
        var length: Int? { cut > 0 ? firstBytes : nil }
    }

    var arrivals: [String: Arrival] = [:]
    var listing: [SyncFile] = []

    /// Brings a file a step nearer, or starts its arrival when it is new.
    mutating func look(
        at path: String,
        _ file: SyncPlaceFile,
        _ device: Int,
        _ faults: SyncFaults,
        _ generator: inout SeededGenerator
    ) {
        guard file.writer != device else { return }
        guard var arrival = arrivals[path] else {
            arrivals[path] = Arrival(
                late: generator.looks(faults.late),
                cut: generator.looks(faults.cut),
                firstBytes: file.bytes.isEmpty
                    ? 0 : Int(generator.next() % UInt64(file.bytes.count)),
                unreadable: generator.looks(faults.unreadable)
            )
            return
        }
        if arrival.late > 0 {
            arrival.late -= 1
        } else if arrival.unreadable > 0 {
            arrival.unreadable -= 1
        } else if arrival.cut > 0 {
            arrival.cut -= 1
        }
        arrivals[path] = arrival
    }

    func listing(of files: [String: SyncPlaceFile]) -> [SyncFile] {
        files.compactMap { path, file in
            let arrival = arrivals[path] ?? Arrival()
            guard arrival.isListed else { return nil }
            return SyncFile(path: path, size: arrival.length ?? file.bytes.count)
        }
    }
}
