public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteDocumentError: PresentableError {
    public var kind: String {
        switch self {
        case .notFound: "notFound"
        case .unreadable: "unreadable"
        case .unwritable: "unwritable"
        }
    }

    public var sentence: Phrase {
        switch self {
        case .notFound(let cause): cause.explanation ?? "There is no such file."
        case .unreadable(let cause): cause.explanation ?? "The file could not be read."
        case .unwritable(let cause):
            .sentences([
                cause.explanation
                    ?? "The file could not be saved for certain. Try again, or choose another place.",
                "A file that was there before is as it was, or replaced as a whole.",
            ])
        }
    }
}
