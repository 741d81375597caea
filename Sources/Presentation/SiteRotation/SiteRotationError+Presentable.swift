public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteRotationError: PresentableError {
    public var kind: String {
        switch self {
        case .unknownLocation: "unknownLocation"
        case .disabledLocation: "disabledLocation"
        case .changeInTheFuture: "changeInTheFuture"
        case .changeBeforeLatestEntry: "changeBeforeLatestEntry"
        case .unknownEntry: "unknownEntry"
        case .lastEnabledLocation: "lastEnabledLocation"
        case .timeInTheFuture: "timeInTheFuture"
        case .timeBeforeEra: "timeBeforeEra"
        case .endBeforeStart: "endBeforeStart"
        case .anotherEntryIsOpen: "anotherEntryIsOpen"
        case .laterEntryExists: "laterEntryExists"
        case .startAfterActiveSite: "startAfterActiveSite"
        case .activeSiteBeforeLatest: "activeSiteBeforeLatest"
        case .twinExists: "twinExists"
        case .startTaken: "startTaken"
        case .beforePrevious: "beforePrevious"
        case .afterNext: "afterNext"
        case .noNeighbour: "noNeighbour"
        case .noOtherSide: "noOtherSide"
        case .planChanged: "planChanged"
        case .savedBefore: "savedBefore"
        case .defaultLocation: "defaultLocation"
        case .unknownZone: "unknownZone"
        case .nameTaken: "nameTaken"
        case .emptyBodyPart: "emptyBodyPart"
        case .nameTooLong: "nameTooLong"
        case .noteTooLong: "noteTooLong"
        case .nameWithParentheses: "nameWithParentheses"
        case .nameWithSide: "nameWithSide"
        case .nothingToUndo: "nothingToUndo"
        case .nothingToRedo: "nothingToRedo"
        case .undoOvertaken: "undoOvertaken"
        case .noActiveSite: "noActiveSite"
        case .stillWorn: "stillWorn"
        case .endAfterChange: "endAfterChange"
        case .unknownRest: "unknownRest"
        case .restIsOver: "restIsOver"
        case .restNotBegun: "restNotBegun"
        case .snoozeOutOfRange: "snoozeOutOfRange"
        case .unknownProfile: "unknownProfile"
        case .archivedProfile: "archivedProfile"
        case .profileOfOtherDevice: "profileOfOtherDevice"
        case .profileExists: "profileExists"
        case .emptyProfileName: "emptyProfileName"
        case .hoursOutOfRange: "hoursOutOfRange"
        case .restoreOvertaken: "restoreOvertaken"
        case .previousOvertaken: "previousOvertaken"
        case .issueGone: "issueGone"
        case .repository(let error): error.kind
        }
    }

    public var sentence: Phrase {
        switch self {
        case .unknownLocation:
            """
            There is no such location. It may have been removed; choose another. Nothing was \
            saved.
            """
        case .disabledLocation:
            "This location is switched off. Switch it on to use it."
        case .changeInTheFuture:
            "A site change cannot lie in the future. Choose a time up to now. Nothing was saved."
        case .changeBeforeLatestEntry:
            """
            A site change cannot lie before the start of the latest entry. Insert it in the \
            history as a forgotten one. Nothing was saved.
            """
        case .unknownEntry:
            "There is no such entry. It may have been deleted; choose one of the history."
        case .lastEnabledLocation:
            "At least one location has to stay switched on. Switch on another one first."
        case .timeInTheFuture:
            """
            An entry cannot start or end in the future. Choose a time up to now. Nothing was \
            saved.
            """
        case .timeBeforeEra:
            """
            Nothing is kept of the time before 1970. Is the clock of this device right? \
            Nothing was saved.
            """
        case .endBeforeStart:
            """
            It has to end after its start. Choose a later end or an earlier start. Nothing \
            was saved.
            """
        case .anotherEntryIsOpen:
            "Another entry is open. End it first."
        case .laterEntryExists(_, let count):
            Phrase(
                count,
                """
                A later entry exists, so this one cannot be opened again. If that one is wrong, \
                delete it first. Nothing was saved.
                """,
                """
                \(count) later entries exist, so this one cannot be opened again. If they are \
                wrong, delete them first. Nothing was saved.
                """
            )
        case .startAfterActiveSite:
            """
            No entry can start after the site that is worn. Choose an earlier start, or \
            correct that of the worn site first. Nothing was saved.
            """
        case .activeSiteBeforeLatest:
            """
            The site that is worn cannot start before another entry does. Choose a later \
            start, or correct the other entry first. Nothing was saved.
            """
        case .twinExists:
            """
            Another entry starts in the same second at this location. Choose another time, \
            or delete one of the two. Nothing was saved.
            """
        case .startTaken:
            """
            Another entry starts within a minute of that time. Choose another time, or \
            correct that entry instead. Nothing was saved.
            """
        case .beforePrevious:
            """
            The entry before starts then or later, so it cannot end there. Choose a later \
            time, or correct the entry before first. Nothing was saved.
            """
        case .afterNext:
            """
            The entry after has ended by then, so it cannot start there. Choose an earlier \
            time, or correct the entry after first. Nothing was saved.
            """
        case .noNeighbour:
            "No other entry ends or starts at that time. Change this one alone. Nothing was saved."
        case .noOtherSide:
            """
            There is no such location on the other side. Choose one by its name. Nothing was \
            saved.
            """
        case .planChanged:
            "The records have changed meanwhile. Nothing was saved; this is what would change now."
        case .savedBefore:
            "An earlier attempt had saved this change, as it was then. Correct it in the history."
        case .defaultLocation:
            "This location belongs to the default ones. It can be switched off, not removed."
        case .unknownZone:
            "There is no such zone. It may have been removed; choose another."
        case .nameTaken(let name):
            "“\(name)” is there already. Choose another name."
        case .emptyBodyPart:
            "Type the name of a body part."
        case .nameTooLong(let limit):
            "A name can have at most \(limit) characters."
        case .noteTooLong(let limit):
            "A note can have at most \(limit) characters. Nothing was saved."
        case .nameWithParentheses:
            "A name cannot have parentheses. Leave them out."
        case .nameWithSide:
            "Leave left and right out of the name; the sides are chosen separately."
        case .nothingToUndo:
            """
            There is nothing to take back. Undo reaches the latest changes of this device; correct \
            others in the history.
            """
        case .nothingToRedo:
            "Nothing was taken back since the last change."
        case .undoOvertaken:
            """
            Another change was made meanwhile. Nothing was taken back; look again at what \
            would be undone.
            """
        case .noActiveSite:
            """
            No site is worn, so there is nothing to say about it. Log a change first. \
            Nothing was saved.
            """
        case .stillWorn:
            """
            It is still worn. Say why it came off when you log the next change, or give its \
            end. Nothing was saved.
            """
        case .endAfterChange:
            """
            A set cannot come off after the change that replaces it. Choose an earlier end. \
            Nothing was saved.
            """
        case .unknownRest:
            "There is no such rest. It may have been deleted; choose one of the list."
        case .restIsOver:
            """
            This rest has ended already. Begin another one to rest the place again. Nothing \
            was saved.
            """
        case .restNotBegun:
            "This rest has not begun. Delete it instead. Nothing was saved."
        case .snoozeOutOfRange:
            "Reminders can be put off for 15 minutes to 12 hours. Nothing was saved."
        case .unknownProfile:
            "There is no such profile. Choose one of the list. Nothing was saved."
        case .archivedProfile:
            "This profile is archived. Offer it again to use it."
        case .profileOfOtherDevice:
            """
            Sets and sensors have profiles of their own. Choose one of the same kind. \
            Nothing was saved.
            """
        case .profileExists(let name):
            "There is a profile “\(name)” already. Choose another name."
        case .emptyProfileName:
            "Type the name of a profile."
        case .hoursOutOfRange(let range):
            "A profile takes from \(Int(range.lowerBound)) to \(Int(range.upperBound)) hours."
        case .restoreOvertaken:
            """
            The records have changed since this was shown. Nothing was restored or imported; read \
            the file again to see what it would do now.
            """
        case .previousOvertaken:
            """
            Another change was saved meanwhile, so another set is worn than the one you saw. \
            Nothing was saved; look at it again.
            """
        case .issueGone:
            "The records have changed meanwhile. Nothing was saved; look at the issues again."
        case .repository(let error):
            error.sentence
        }
    }
}
