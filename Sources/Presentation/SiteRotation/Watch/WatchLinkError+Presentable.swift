public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension WatchLinkError: PresentableError {
    public var kind: String {
        switch self {
        case .noSession: "noSession"
        case .notTaken: "notTaken"
        case .queueFull: "queueFull"
        case .repository(let error): error.kind
        }
    }

    public var sentence: Phrase {
        switch self {
        case .noSession: "There is no iPhone that this watch is connected to."
        case .notTaken: "The request could not be sent. Nothing was logged."
        case .queueFull:
            "Too many requests wait for your iPhone. Nothing was logged. Bring the two together first."
        case .repository: "The request could not be kept on this device. Nothing was logged."
        }
    }
}
