import Foundation
import MomentumDomain
import MomentumTestSupport
import Synchronization

/// Identifiers that look random and are the same for the same seed.
final class SeededIdentifiers: IdentifierSource {
    private let generator: Mutex<SeededGenerator>

    init(seed: UInt64) {
        generator = Mutex(SeededGenerator(seed: seed))
    }

    func next() -> UUID {
        let bytes = generator.withLock { generator in
            (0..<16).map { _ in UInt8(truncatingIfNeeded: generator.next() >> 17) }
        }
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
