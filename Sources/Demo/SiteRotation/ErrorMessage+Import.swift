import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain

/// The next step after a file that was refused, as it is typed.
extension ErrorMessage {
    /// The message with the option that names columns, where that may help.
    var offeringColumn: ErrorMessage {
        switch kind {
        case "noDateColumn": adding("Add --column start=NUMBER.")
        case "sharedColumn": adding("For example: --column start=1 --column end=2.")
        default: self
        }
    }

    /// The message with the command that reads tables of other programs, where that may help.
    func offeringMap(_ command: String) -> ErrorMessage {
        // With another cause the storage is at fault, and no reader can read the file.
        guard cause.domain == SiteImportError.errorDomain,
            ["invalidHeader", "unreadableFile"].contains(kind)
        else { return self }
        return adding("Try: \(command)")
    }

    /// The message with the screen of the application that reads the file, where there is one.
    var offeringScreen: ErrorMessage {
        guard cause.domain == SiteImportError.errorDomain, kind == "invalidHeader" else {
            return self
        }
        return adding(
            sentence.contains("momentum-site-rotation")
                ? "It is a backup of all records: press Esc, then : and type backup."
                : "For a table of another program, press Esc, then : and type import table."
        )
    }

    private func adding(_ step: String) -> ErrorMessage {
        ErrorMessage("\(sentence) \(step)", kind: kind, detail: detail, cause: cause)
    }
}
