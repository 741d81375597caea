import Foundation

/// The fields of newer versions, whose bytes are kept, merged and written unchanged (ST-8).
struct UnknownFields: Hashable, Sendable {
    private(set) var fields: [RegisterID: Register<[UInt8]>]

    init(_ fields: [RegisterID: Register<[UInt8]>] = [:]) {
        self.fields = fields
    }

    mutating func merge(_ writes: SiteWrites, _ key: OrderKey) {
        for (id, field) in writes.unknownFields(key) { merge(field, of: id) }
    }

    mutating func merge(_ other: UnknownFields) -> Bool {
        var isNews = false
        for (id, field) in other.fields { isNews = merge(field, of: id) || isNews }
        return isNews
    }

    func isNews(_ writes: SiteWrites, _ key: OrderKey) -> Bool {
        writes.unknownFields(key).contains { id, field in
            fields[id].map { $0.key < field.key } ?? true
        }
    }

    @discardableResult
    private mutating func merge(_ field: Register<[UInt8]>, of id: RegisterID) -> Bool {
        if let held = fields[id], field.key <= held.key { return false }
        fields[id] = field
        return true
    }
}
