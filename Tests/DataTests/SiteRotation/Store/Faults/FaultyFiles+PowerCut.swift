import Foundation
import MomentumTestSupport

extension FaultyFiles {
    private static let sectorSize = 512

    /// The files as a new process sees them after the one that made them has ended.
    func afterKill() -> FaultyFiles {
        var files = self
        (files.plan, files.isFlushIgnored) = (nil, nil)
        (files.open, files.locks) = ([:], [:])
        (files.callCount, files.calls) = (0, [])
        return files
    }

    /// The files that are there when the power comes back.
    func afterPowerCut(
        _ survival: Survival,
        _ generator: inout SeededGenerator
    ) -> FaultyFiles {
        var files = afterKill()
        for path in Set(names.keys).union(safeNames.keys).sorted()
        where names[path] != safeNames[path] {
            let isKept =
                switch survival {
                case .allKept: true
                case .allLost, .zeroed: false
                case .partly, .namesPartly: generator.one(in: 2)
                }
            if !isKept { files.names[path] = safeNames[path] }
        }
        if survival != .allKept {
            files.folders = folders.filter { safeFolders.contains($0) || generator.one(in: 2) }
            files.names = files.names.filter { name, _ in
                parent(of: name).map(files.folders.contains) ?? false
            }
        }
        for (id, node) in nodes.sorted(by: { $0.key < $1.key }) {
            var survived = node
            survived.bytes = bytes(of: node, after: survival, &generator)
            survived.safe = survived.bytes
            survived.isLost = false
            survived.links = files.names.values.contains(id) ? 1 : 0
            files.nodes[id] = survived
        }
        (files.safeNames, files.safeFolders, files.lostNames) = (files.names, files.folders, [])
        return files
    }

    private func bytes(
        of node: Node,
        after survival: Survival,
        _ generator: inout SeededGenerator
    ) -> [UInt8] {
        switch survival {
        case .allKept, .namesPartly: return node.bytes
        case .allLost: return node.safe
        case .zeroed:
            let added = max(0, node.bytes.count - node.safe.count)
            return node.safe + [UInt8](repeating: 0, count: added)
        case .partly:
            let size = generator.one(in: 2) ? node.bytes.count : node.safe.count
            var bytes: [UInt8] = []
            for start in stride(from: 0, to: size, by: Self.sectorSize) {
                let end = min(start + Self.sectorSize, size)
                let source =
                    generator.one(in: 3) ? [] : generator.one(in: 2) ? node.bytes : node.safe
                let sector = start < source.count ? source[start..<min(end, source.count)] : []
                // Bytes that were safe and have not changed stay untouched.
                let old =
                    start < node.safe.count ? node.safe[start..<min(end, node.safe.count)] : []
                let new =
                    start < node.bytes.count ? node.bytes[start..<min(end, node.bytes.count)] : []
                let kept = old == new ? new : sector.isEmpty && !old.isEmpty ? old : sector
                bytes += kept + [UInt8](repeating: 0, count: end - start - kept.count)
            }
            return bytes
        }
    }
}
