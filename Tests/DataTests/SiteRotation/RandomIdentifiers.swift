import Foundation
import MomentumDomain

/// Operations of several desks must not have one identity, so these do not count from 1.
struct RandomIdentifiers: IdentifierSource {
    func next() -> UUID { UUID() }
}
