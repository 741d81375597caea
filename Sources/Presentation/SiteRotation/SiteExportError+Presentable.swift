public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteExportError: PresentableError {
    public var kind: String {
        switch self {
        case .repository(let error): error.kind
        case .document(let error): error.kind
        }
    }

    public var sentence: Phrase {
        switch self {
        case .repository(let error): error.sentence
        case .document(let error): error.sentence
        }
    }
}
