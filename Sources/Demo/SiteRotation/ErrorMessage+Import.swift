import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain

/// The next step after a file that was refused, as it is typed.
extension ErrorMessage {
    /// The message with the option that names columns, where that may help.
    var offeringColumn: ErrorMessage {
        switch error as? SiteImportError {
        case .noDateColumn: adding("Add --column start=NUMBER.")
        case .sharedColumn: adding("For example: --column start=1 --column end=2.")
        default: self
        }
    }

    /// The message with the command that reads tables of other programs, or restores backups, where
    /// that may help.
    func offering(map command: String, restore: String) -> ErrorMessage {
        switch error as? SiteImportError {
        case .invalidHeader where isBackup: adding("It is a backup of all records. Try: \(restore)")
        case .invalidHeader, .unreadableFile(.notText): adding("Try: \(command)")
        default: self
        }
    }

    /// The message with the screen of the application that reads the file, where there is one.
    var offeringScreen: ErrorMessage {
        guard case .invalidHeader = error as? SiteImportError else { return self }
        return adding(
            isBackup
                ? "It is a backup of all records: press Esc, then : and type backup."
                : "For a table of another program, press Esc, then : and type import table."
        )
    }

    /// True for a file that begins as a backup does.
    private var isBackup: Bool { sentence.contains("momentum-site-rotation") }

    private func adding(_ step: String) -> ErrorMessage {
        saying("\(sentence) \(step)")
    }
}
