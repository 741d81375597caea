import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The logging of a change: the choice of a location, then its confirmation.
///
/// One view model does both, so the page uses the part that applies.
final class LogPage: AppPage {
    private let model: SiteSelectionViewModel
    private let picker: PickerPage
    private let confirmation: ConfirmPage
    private let records: Feed<SiteRecords>

    init(_ model: SiteSelectionViewModel, _ sources: SiteSources) {
        self.model = model
        records = sources.records
        let confirmation = ConfirmPage(model, sources)
        self.confirmation = confirmation
        picker = PickerPage(model, sources) {
            confirmation.begin()
        }
    }

    private var part: any AppPage {
        switch model.state {
        // A place was chosen before the screen opened, and keys for its note must find no other.
        case .choosing where model.requested != nil && picker.trouble == nil: confirmation
        case .choosing, .unavailable: picker
        case .confirming, .asking, .askingAboutRest, .askingAboutClash, .saving, .failed, .saved,
            .corrected,
            .correctionFailed:
            confirmation
        }
    }

    var state: PageState { part.state }
    var opensInField: Bool { part.opensInField }
    var title: String { part.title }
    var remark: TerminalText { part.remark }
    var view: View { part.view }
    var actions: [PageAction] { part.actions }
    var fields: [PageField] { part.fields }
    var count: Int { part.count }
    var subject: AnyHashable? { part.subject }
    var trouble: ErrorMessage? { part.trouble }
    var isUnsaved: Bool { part.isUnsaved || model.keepsAnswers }

    func load() async { await model.load() }

    func stay() async {
        await PageState.follow { [records] in
            records.revision
        } _: { [model, confirmation] _ in
            let former = model.state
            model.compare()
            if model.state != former { confirmation.forgetOvertaken() }
        }
    }
}
