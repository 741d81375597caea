import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumTerminal

/// The next command to type after a file was refused.
extension ErrorMessage {
    /// The message with the option that names columns, if that may help.
    var offeringColumn: ErrorMessage {
        switch error as? SiteImportError {
        case .noDateColumn: adding("Add --column start=NUMBER.")
        case .sharedColumn: adding("For example: --column start=1 --column end=2.")
        default: self
        }
    }

    /// The message with the command that reads other programs' tables or restores backups, if that
    /// may help.
    func offering(map command: String, restore: String) -> ErrorMessage {
        switch error as? SiteImportError {
        case .invalidHeader where isBackup: adding("It is a backup of all records. Try: \(restore)")
        case .invalidHeader, .unreadableFile(.notText): adding("Try: \(command)")
        default: self
        }
    }

    /// The message with the application's screen for the file, if there is one.
    var offeringScreen: ErrorMessage {
        guard case .invalidHeader = error as? SiteImportError else { return self }
        return adding(
            isBackup
                ? "It is a backup of all records: press Esc, then : and type backup."
                : "For a table of another program, press Esc, then : and type import table."
        )
    }

    /// True if the file's beginning is that of a backup.
    private var isBackup: Bool { sentence.contains("momentum-site-rotation") }

    private func adding(_ step: Saying) -> ErrorMessage {
        saying("\(sentence) \(MomentumTerminal.saying(step))")
    }
}
