import Foundation
import MomentumCommandLine
import MomentumContainer
import MomentumDomain
import MomentumSiteRotationData

extension ContainerBuilder {
    /// Reports on standard error that another process holds the records, which are in `folder`.
    mutating func reportWaits(for folder: URL?, on console: Console) {
        guard let folder else { return }
        replace(FileSiteRotationRepository.self) {
            (identifiers: any IdentifierSource, dates: any WallClock) in
            FileSiteRotationRepository(folder: folder, identifiers: identifiers, dates: dates) {
                let holder = $0.map { "process \($0)" } ?? "another process"
                console.warn("Waiting for \(holder), which is using the records.\n")
            }
        }
    }
}
