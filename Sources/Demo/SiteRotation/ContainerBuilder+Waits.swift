import Foundation
import MomentumCommandLine
import MomentumContainer
import MomentumDomain
import MomentumSiteRotationData
import MomentumTerminal

extension ContainerBuilder {
    /// Reports on standard error that another process has locked the records in `folder`.
    mutating func reportWaits(for folder: URL?, on console: Console) {
        guard let folder else { return }
        replace(FileSiteRotationRepository.self) {
            (identifiers: any IdentifierSource, dates: any WallClock) in
            FileSiteRotationRepository(folder: folder, identifiers: identifiers, dates: dates) {
                console.warn("\(MomentumCommand.remark(onWaitFor: $0, using: "records"))\n")
            }
        }
    }
}
