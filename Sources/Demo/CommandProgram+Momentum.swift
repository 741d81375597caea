import MomentumCommandLine
import MomentumDomain

extension CommandProgram {
    /// Creates a program for the records of the chosen wearer.
    ///
    /// The program never shows secret parts of a typed address.
    init(root: Command, version: String, host: HostEnvironment) {
        self.init(
            root: root,
            version: version,
            host: host,
            prepare: { try $0.onRecords() },
            complete: CompletedValues.list,
            shown: PublicAddress.word,
            language: Language.of
        )
    }
}
