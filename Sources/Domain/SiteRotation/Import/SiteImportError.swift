import Foundation
public import MomentumDomain

/// The reason a file cannot be imported; nothing has changed.
public enum SiteImportError: Error, Hashable, Sendable {
    /// The file is unreadable, or not UTF-8 text.
    case unreadableFile(UnreadableFile)
    /// The first row is not a known header of the format; the value is the row on one line.
    case invalidHeader(String, expected: [String])
    /// No row can be imported; lists the rows with their reasons.
    case noValidEntries([SiteImportReport.Skip])
    /// A table has no records.
    case emptyFile
    /// No column of a table contains dates; the value is the first line.
    case noDateColumn(String)
    /// The table has no column with this number or name, or several.
    case unknownColumn(String)
    /// The column with this number, from 1, was given two meanings.
    case sharedColumn(Int)
    /// Some rows have the day first, others the month; the values are numbers of such rows.
    case mixedDates(dmy: Int, mdy: Int)
    /// A date of the row contradicts the given order of day and month.
    case otherDateOrder(row: Int, text: String)
    /// The present records could not be read.
    case repository(RepositoryError)

    /// The name of the error, for machines.
    public var kind: String {
        switch self {
        case .unreadableFile: "unreadableFile"
        case .invalidHeader: "invalidHeader"
        case .noValidEntries: "noValidEntries"
        case .emptyFile: "emptyFile"
        case .noDateColumn: "noDateColumn"
        case .unknownColumn: "unknownColumn"
        case .sharedColumn: "sharedColumn"
        case .mixedDates: "mixedDates"
        case .otherDateOrder: "otherDateOrder"
        case .repository(let error): error.kind
        }
    }

    /// The rejected rows, in the order of the file.
    public var skipped: [SiteImportReport.Skip] {
        if case .noValidEntries(let skipped) = self { skipped } else { [] }
    }
}

extension SiteImportError: MomentumError {
    public static var errorDomain: String { "SiteRotation.Import" }

    public var errorCode: Int {
        switch self {
        case .unreadableFile: 1
        case .invalidHeader: 2
        case .noValidEntries: 3
        case .noDateColumn: 4
        case .unknownColumn: 5
        case .mixedDates: 6
        case .otherDateOrder: 8
        case .sharedColumn: 9
        case .emptyFile: 10
        case .repository: 100
        }
    }

    public var cause: FailureCause? {
        switch self {
        case .unreadableFile(let reason): reason.cause
        case .repository(let error): error.cause
        case .invalidHeader, .noValidEntries, .emptyFile, .noDateColumn, .unknownColumn,
            .sharedColumn, .mixedDates, .otherDateOrder:
            nil
        }
    }

    public var isCancelled: Bool { self == .repository(.cancelled) }
}

extension SiteImportError {
    /// The reason an import could not read a file.
    public enum UnreadableFile: Hashable, Sendable {
        /// The file is missing, or its contents were not readable.
        case document(SiteDocumentError)
        /// The contents are not text in UTF-8.
        case notText

        /// The storage's failure; `nil` if the contents are invalid.
        public var cause: FailureCause? {
            switch self {
            case .document(let error): error.cause
            case .notText: nil
            }
        }
    }
}
