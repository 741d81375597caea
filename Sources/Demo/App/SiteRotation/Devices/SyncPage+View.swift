import MomentumCommandLine
import MomentumDomain
import MomentumPresentation
import MomentumSiteRotationDomain
import MomentumSiteRotationPresentation
import MomentumTerminal

/// The parts of the view.
extension SyncPage {
    var form: [View] {
        var views: [View] = [
            .paragraph("This device syncs with no folder yet."), .blank,
            .paragraph(
                """
                Name a folder that other devices reach too, or one on a WebDAV server. Nothing in \
                it is encrypted.
                """
            ),
            .blank, SitePages.labelled(Name.folder, field(Name.folder)),
        ]
        if fields.count > 1 {
            views += [
                SitePages.labelled(Name.user, field(Name.user)),
                .text("\("The password is read from MOMENTUM_SYNC_PASSWORD.", .dim)"),
            ]
        }
        return views
    }

    var place: [View] {
        [SitePages.labelled(Name.folder, .text("\(session.place ?? "", .bold)"))]
    }

    var status: [View] {
        let texts = session.status.texts
        let style: TextStyle =
            switch session.status.state.status {
            case .synced: .good
            case .error: .bad
            case .offline, .noAccount: .caution
            case .localOnly, .waiting, .syncing: .plain
            }
        var views: [View] = [
            SitePages.labelled("Status", .text("\(texts.label, style)")), .blank,
        ]
        if let exchange = session.status.exchange ?? session.exchange {
            views += text.sentences(exchange).map { .paragraph($0) }
        }
        views += SitePages.paragraphs(texts.message)
        if let outcome = session.outcome {
            let (published, received) = (outcome.published, outcome.received)
            let sentence: TerminalText =
                """
                Published \(published) \(published == 1 ? "change" : "changes"), \
                received \(received) \(received == 1 ? "change" : "changes").
                """
            views.append(.paragraph(sentence))
            if outcome.hasClockAhead {
                views.append(.paragraph("\(display.texts.sync.clockAhead, .caution)"))
            }
            if let unjoined = outcome.unjoined {
                views += text.sentences(unjoined: unjoined, isWhole: !outcome.hasUnreadHistory)
                    .map { .paragraph($0) }
            }
        }
        if let failure = session.failure, !texts.message.contains(said(failure.message)) {
            views.append(.paragraph("\(failure.message, .caution)"))
        }
        return views
    }

    func question(_ question: SiteJoinQuestion) -> [View] {
        [
            .blank, .paragraph("The folder holds another history than this device."),
            .text("  this device: \(text.history(question.own))"),
            .text("  the folder:  \(text.history(question.folder))"),
            .paragraph(
                """
                Joined histories cannot be taken apart again. You can join both, take the \
                folder's and keep the records of this device in a backup, or keep the two apart in \
                one folder.
                """
            ),
        ]
    }
}
