public import MomentumDomain

extension SiteRotationError: PresentableError {
    public var kind: String {
        switch self {
        case .unknownLocation: "unknownLocation"
        case .disabledLocation: "disabledLocation"
        case .changeInTheFuture: "changeInTheFuture"
        case .changeBeforeLatestEntry: "changeBeforeLatestEntry"
        case .unknownEntry: "unknownEntry"
        case .lastEnabledLocation: "lastEnabledLocation"
        case .repository(let error): error.kind
        }
    }

    public var sentence: String {
        switch self {
        case .unknownLocation:
            "There is no such location. Nothing was saved."
        case .disabledLocation:
            "This location is switched off. Switch it on to use it."
        case .changeInTheFuture:
            "A site change cannot lie in the future. Nothing was saved."
        case .changeBeforeLatestEntry:
            "A site change cannot lie before the start of the latest entry. Nothing was saved."
        case .unknownEntry:
            "There is no such entry any more."
        case .lastEnabledLocation:
            "At least one location has to stay switched on."
        case .repository(let error):
            error.sentence
        }
    }
}
