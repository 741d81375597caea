public import MomentumDomain

extension SiteRecordsTrouble: PresentableError {
    public var kind: String {
        switch self {
        case .damaged: "damaged"
        case .missing: "missing"
        case .readOnly: "readOnly"
        case .doubtful: "doubtful"
        }
    }

    public var sentence: String {
        switch self {
        case .damaged(let files):
            "\(files == 1 ? "A file of your records was" : "\(files) files of your records were") "
                + "damaged. What could be read is there; some changes may be gone. What was damaged "
                + "is kept."
        case .missing(let changes):
            "\(changes == 1 ? "A change of your records is" : "\(changes) changes of your records are") "
                + "gone, because a file was removed."
        case .readOnly(let cause):
            cause.explanation ?? "Your records can be read, but nothing can be saved."
        case .doubtful(let file):
            "The last change was not finished or was damaged. Its bytes are kept in \(file)."
        }
    }
}
