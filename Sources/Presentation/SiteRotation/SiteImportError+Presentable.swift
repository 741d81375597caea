public import MomentumDomain
public import MomentumPresentation
public import MomentumSiteRotationDomain

extension SiteImportError: PresentableError {
    public var sentence: Phrase {
        switch self {
        case .unreadableFile(let reason):
            return "\(reason.sentence) Nothing was changed."
        case .invalidHeader(let header, let expected):
            let quoted = expected.map { Phrase(verbatim: "\"\($0)\"") }
            let headers = quoted.dropFirst().reduce(quoted.first ?? "") { "\($0) or \($1)" }
            return
                """
                The first line of the file is "\(header)". It has to be \(headers). Nothing \
                was changed.
                """
        case .emptyFile:
            return "The file is empty. Choose one with a table. Nothing was changed."
        case .noDateColumn(let header):
            return
                """
                No column of the file is known to hold dates. Its first line is "\(header)". \
                Name its column of dates by its number, from 1, or its header. Nothing was \
                changed.
                """
        case .unknownColumn(let text):
            return
                """
                The file has no column "\(text)", or several. Give its number, from 1, or \
                its whole name. Nothing was changed.
                """
        case .sharedColumn(let number):
            return
                """
                Column \(number) cannot have two meanings. Give each its own. Nothing was \
                changed.
                """
        case .mixedDates(let dmy, let mdy):
            return
                """
                Row \(dmy) has the day before the month, and row \(mdy) the month before the \
                day. Nothing was changed.
                """
        case .otherDateOrder(let row, let text):
            return
                """
                The date "\(text)" in row \(row) has the other order of day and month than \
                the given one. Nothing was changed.
                """
        case .noValidEntries(let skipped):
            let nothing: Phrase = "The file has no row that can be imported. Nothing was changed."
            return skipped.first.map { "\(nothing) Row \($0.row): \($0.message)" } ?? nothing
        case .repository(let error):
            return error.sentence
        }
    }
}

extension SiteImportError.UnreadableFile {
    var sentence: Phrase {
        switch self {
        case .document(.notFound(let cause)):
            cause.explanation ?? "There is no such file. Check its name and its folder."
        case .document(let error):
            error.cause?.explanation
                ?? "The file cannot be read. Check that it is a file and that you may open it."
        case .notText:
            "The file is not text in a known encoding. Save it again as CSV in UTF-8."
        }
    }
}
