public import MomentumDomain

extension SiteImportError: PresentableError {
    public var sentence: String {
        switch self {
        case .unreadableFile:
            return "The file cannot be read, or is not text in UTF-8. Nothing was changed."
        case .invalidHeader(let header):
            let expected = "date,location,duration_hours,note"
            return "The first line of the file is \"\(header)\" and not \"\(expected)\". "
                + "Nothing was changed."
        case .noValidEntries(let skipped):
            let reason = skipped.first.map { " Row \($0.row): \($0.message)" } ?? ""
            return "The file has no row that can be imported. Nothing was changed.\(reason)"
        case .repository(let error):
            return error.sentence
        }
    }
}
