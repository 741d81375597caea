import Foundation
public import MomentumDomain

/// The reason why a file cannot be imported at all; nothing has changed then.
public enum SiteImportError: Error, Hashable, Sendable {
    /// The file cannot be read, or is not text in UTF-8.
    case unreadableFile(UnreadableFile)
    /// The first row, given on one line, is not one of the headers that the format knows.
    case invalidHeader(String, expected: [String])
    /// No row can be imported; the rows are given with their reasons.
    case noValidEntries([SiteImportReport.Skip])
    /// A table has no record at all.
    case emptyFile
    /// No column of a table holds dates; the first line is given.
    case noDateColumn(String)
    /// The table has no column, or several, with this number or name.
    case unknownColumn(String)
    /// The column with this number, from 1, is to have two meanings.
    case sharedColumn(Int)
    /// One row has the day first, another one the month; the numbers of such rows are given.
    case mixedDates(dmy: Int, mdy: Int)
    /// A date of the row shows another order of day and month than the given one.
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

    /// The rows at fault, in the order of the file.
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
    /// The reason why nothing can be read from a file of an import.
    public enum UnreadableFile: Hashable, Sendable {
        /// There is no such file, or its contents could not be read.
        case document(SiteDocumentError)
        /// The contents are not text in UTF-8.
        case notText

        /// The storage's failure; `nil` when the contents themselves are at fault.
        public var cause: FailureCause? {
            switch self {
            case .document(let error): error.cause
            case .notText: nil
            }
        }
    }
}
