import Foundation
package import MomentumDomain

/// A failed call to the operating system.
package struct FileSystemError: Error, Hashable, Sendable {
    package let call: FileSystemCall
    package let path: String
    /// The number of the error, as in `errno`.
    package let code: Int32
    /// The obstacle in place of a regular file, if that is the cause.
    package let obstacle: FileObstacle?

    package init(
        call: FileSystemCall,
        path: String,
        code: Int32,
        obstacle: FileObstacle? = nil
    ) {
        self.call = call
        self.path = path
        self.code = code
        self.obstacle = obstacle
    }
}

extension FileSystemError: CustomNSError {
    package static var errorDomain: String { NSPOSIXErrorDomain }
    package var errorCode: Int { Int(code) }
}

extension FileSystemError {
    /// The call, the file and the system's reason, on one line.
    var text: String {
        "\(call.rawValue) \(path): \(String(cString: strerror(code))) (errno \(code))"
    }
}

extension FileSystemError {
    /// The file, the attempt and the reason, as a sentence for people (CL-3).
    package var sentence: Phrase {
        if let obstacle { return "“\(path)” is a \(obstacle.word), not a file." }
        if code == EOVERFLOW {
            return
                "“\(path)” has the highest number that a file of a store can have, so none can follow."
        }
        if code == EFBIG, call == .read { return "“\(path)” is too long to be read." }
        return "“\(path)” could not be \(call.participle): \(reason)."
    }

    /// The system's words, which a catalogue may also have.
    private var reason: Phrase { Phrase(key: String(cString: strerror(code))) }

    package var advice: Phrase {
        if obstacle != nil {
            let isNamed = call == .read || call == .write
            return isNamed ? "Name another file." : "Move it away, and try again."
        }
        if code == EOVERFLOW { return "Move it away, and try again." }
        switch code {
        case EFBIG where call == .read:
            return "Check that it is the file that you mean."
        case ENOENT where call == .read:
            return "Check its name and its folder."
        case EACCES where call == .read, EPERM where call == .read:
            return "Give yourself the right to read it, or choose another file."
        case ENOSPC, EDQUOT, EFBIG:
            return "Make room there, and try again."
        case EACCES, EPERM:
            return
                "Give yourself the right to read and write it, and its folder, or choose another folder."
        case ENOENT:
            return "Make its folder first, or choose another one."
        case EROFS:
            return
                "Its volume can only be read; choose another folder, or make the volume writable."
        case EISDIR, ENOTDIR, EEXIST, ENOTEMPTY, ELOOP:
            return "Something else stands in its place; move that away, and try again."
        case EIO, ENODEV, ENXIO:
            return "Its device may be failing: make a copy of the folder elsewhere."
        case EMFILE, ENFILE:
            return "Too many files are open; close other programs, and try again."
        case EAGAIN:
            return "Another program has changed it meanwhile; try again."
        default:
            return "Look at the rights of its folder and the room there, and try again."
        }
    }
}

package enum FileSystemCall: String, Hashable, Sendable, CaseIterable {
    case makeFolder
    case open
    case status
    case read
    case write
    case truncate
    case flush
    case flushFolder
    case list
    case rename
    case remove
    case lock
}

extension FileSystemCall {
    /// The end of the sentence "The file could not be …".
    var participle: Phrase {
        switch self {
        case .makeFolder: "made"
        case .open: "opened"
        case .status: "looked at"
        case .read: "read"
        case .write: "written"
        case .truncate: "cut off"
        case .flush, .flushFolder: "saved to its device"
        case .list: "listed"
        case .rename: "renamed"
        case .remove: "removed"
        case .lock: "locked"
        }
    }
}
