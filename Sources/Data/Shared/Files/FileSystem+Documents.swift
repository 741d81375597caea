import Foundation

extension FileSystem {
    /// All bytes of a document, `nil` when there is none.
    ///
    /// - Throws: `FileSystemError`; with `EFBIG` for a file that is longer than any document.
    func document(at path: String) throws(FileSystemError) -> [UInt8]? {
        do throws(FileSystemError) {
            let file = try open(path, .reading)
            defer { close(file) }
            let size = try status(of: file).size
            guard size <= SharedDocument.largest else {
                throw FileSystemError(call: .read, path: path, code: EFBIG)
            }
            return try read(file, from: 0, count: size)
        } catch  where error.code == ENOENT {
            return nil
        }
    }
}
