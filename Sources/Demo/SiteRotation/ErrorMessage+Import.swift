import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation

/// The next step after a file that was refused, as it is typed.
extension ErrorMessage {
    /// The message with the option that names the column of dates, where a table has none known.
    var offeringColumn: ErrorMessage {
        // An empty file has no column that could be named.
        guard kind == "noDateColumn", self != ErrorMessage(SiteImportError.noDateColumn("")) else {
            return self
        }
        return adding("Add --column start=NUMBER.")
    }

    private func adding(_ step: String) -> ErrorMessage {
        ErrorMessage("\(sentence) \(step)", kind: kind, detail: detail, cause: cause)
    }
}
