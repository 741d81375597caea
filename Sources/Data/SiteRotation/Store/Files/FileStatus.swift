/// What a file system says about an open file.
struct FileStatus: Hashable, Sendable {
    let identity: FileIdentity
    let size: Int
}
