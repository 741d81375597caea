import Foundation

extension [UnknownField] {
    package var dumped: DumpValue {
        .list(
            map { field in
                .object([
                    "tag": .text(String(field.tag)),
                    "base64": .text(Data(field.bytes).base64EncodedString()),
                ])
            }
        )
    }

    /// The fields that differ from those of the same record in `held`.
    func differing(from held: [UnknownField]) -> [UnknownField] {
        held.isEmpty ? self : filter { !held.contains($0) }
    }
}
