import Foundation
package import MomentumData
package import MomentumDomain

/// The reasons why the store of Site Rotation cannot be opened, read or written.
package enum SiteStoreError: Error, Hashable, Sendable {
    /// The operating system refused a call; no damage is known.
    case system(FileSystemError)
    /// The device accepted fewer bytes than it was given.
    case shortWrite(path: String, written: Int, expected: Int)
    /// A newer version wrote the store; it was left unchanged.
    case newerFormat(found: Int, supported: Int)
    /// No file is readable, or the files disappeared during use; nothing was changed.
    case unreadable(path: String)
    /// The folder has files of several stores, and nothing identifies the right one; each list has
    /// the files of a store. Nothing was read or changed.
    case severalStores(path: String, files: [[String]])
    /// Another process held the lock for too long; the value is its id, if known.
    case locked(process: Int32?)
    /// Writing stopped after this failure, until the store is reopened.
    case readOnly(FileSystemError)
    /// The caller cancelled; nothing has changed.
    case cancelled
}

extension SiteStoreError: MomentumError, LocalizedError {
    package static var errorDomain: String { "SiteRotation.Store" }

    // Explicit, because the default code of a Swift error is the position of its case.
    package var errorCode: Int {
        switch self {
        case .system: 1
        case .shortWrite: 2
        case .newerFormat: 3
        case .unreadable: 4
        case .locked: 5
        case .readOnly: 6
        case .cancelled: 7
        case .severalStores: 8
        }
    }

    package var cause: FailureCause? { nil }
    package var isCancelled: Bool { self == .cancelled }

    package var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: errorDescription ?? ""]
        info[NSUnderlyingErrorKey] = systemError.map { $0 as NSError }
        return info
    }

    /// The failed system call, if there was one.
    package var systemError: FileSystemError? {
        switch self {
        case .system(let error), .readOnly(let error): error
        default: nil
        }
    }

    package var errorDescription: String? { sentence.english }

    private var sentence: Phrase {
        switch self {
        case .system(let error):
            return error.sentence
        case .shortWrite(let path, let written, let expected):
            return "Only \(written) of \(expected) bytes could be written to “\(path)”."
        case .newerFormat(let found, let supported):
            return
                """
                A newer version of this program has written the records (format \(found); \
                this one reads up to \(supported)). Nothing was changed.
                """
        case .unreadable(let path):
            return
                """
                The records in “\(path)” cannot be read: their files are damaged, or not \
                there any more. Nothing was changed.
                """
        case .severalStores(let path, let files):
            let lists = files.map { $0.joined(separator: ", ") }.joined(separator: "; ")
            return
                """
                In “\(path)” are files of \(files.count) stores, and nothing says which of \
                them is yours: \(lists). Nothing was read or changed.
                """
        case .locked(let process):
            return process.map { "Process \($0) is using the files. Nothing was changed." }
                ?? "Another process is using the files. Nothing was changed."
        case .readOnly(let error):
            return "Your records can be read, but nothing can be saved. \(error.sentence)"
        case .cancelled:
            return "It was given up. Nothing was changed."
        }
    }

    package var recoverySuggestion: String? { advice?.english }

    private var advice: Phrase? {
        switch self {
        case .system(let error), .readOnly(let error): error.advice
        case .shortWrite: "Make room there, and try again."
        case .newerFormat: "Install the newer version to use them."
        case .unreadable: "Put back a copy of the folder, or move it away to begin anew."
        case .severalStores: "Move those that are not yours to another folder."
        case .locked: "Try again when it is done."
        case .cancelled: nil
        }
    }

    package var explanation: Phrase? {
        .sentences([sentence, advice].compactMap(\.self))
    }
}

extension SiteStoreError {
    var isMissingFile: Bool { systemError?.code == ENOENT }

    /// True if the store cannot be written in its place; it may still be readable.
    package var forbidsWriting: Bool {
        [EACCES, EPERM, EROFS, ENOSPC, EDQUOT].contains(systemError?.code)
    }

    /// The error for other layers, with its cause (AK-9).
    package var repositoryError: RepositoryError {
        switch self {
        case .system, .shortWrite, .locked, .readOnly: .unavailable(FailureCause(self))
        case .newerFormat, .unreadable, .severalStores: .unreadable(FailureCause(self))
        case .cancelled: .cancelled
        }
    }
}
