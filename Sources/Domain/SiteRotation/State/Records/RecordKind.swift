/// The numbers of the kinds of records; part of the file format, so they are never reused (ST-8).
///
/// No version has used 8.
package enum RecordKind: UInt64, Sendable {
    case entry = 1
    case place = 2
    case order = 3
    case command = 4
    case sensor = 5
    case rest = 6
    case profile = 7
    case settings = 9
}
