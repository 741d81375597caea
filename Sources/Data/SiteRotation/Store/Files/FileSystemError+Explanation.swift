import Foundation

extension FileSystemError {
    /// Which file it is, what was tried and why it failed, as a sentence for people (CL-3).
    var sentence: String {
        "“\(path)” could not be \(call.participle): \(String(cString: strerror(code)))."
    }

    /// What can be done about it, as a sentence for people (CL-3).
    var advice: String {
        switch code {
        case ENOSPC, EDQUOT, EFBIG:
            "Make room there, and try again."
        case EACCES, EPERM:
            "Give yourself the right to read and write it, and its folder, or choose another folder."
        case ENOENT:
            "Make its folder first, or choose another one."
        case EROFS:
            "Its volume can only be read; choose another folder, or make the volume writable."
        case EISDIR, ENOTDIR, EEXIST, ENOTEMPTY, ELOOP:
            "Something else stands in its place; move that away, and try again."
        case EIO, ENODEV, ENXIO:
            "Its device may be failing: make a copy of the folder elsewhere."
        case EMFILE, ENFILE:
            "Too many files are open; close other programs, and try again."
        case EAGAIN:
            "Another program has changed it meanwhile; try again."
        default:
            "Look at the rights of its folder and the room there, and try again."
        }
    }
}
