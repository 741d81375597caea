import Foundation

extension RecordTables {
    /// The places with a register in a block of places, by id.
    package var placesByID: [(key: SiteLocation.ID, value: SitePlaceWrite.Registers)] {
        places.records.filter { $0.value.isInBlock }.sorted { $0.key < $1.key }
    }

    package var timesByID: [(key: SiteOperation.ID, value: Register<Int64>)] {
        commands.records.compactMapValues(\.time).sorted { $0.key < $1.key }
    }

    mutating func merge(_ writes: SiteWrites, _ key: OrderKey) {
        var merging = MergingWrites(key: key)
        Self.forEach(in: writes, &merging, &self)
    }

    /// Adopts the newer registers of other tables; returns true if there was one.
    package mutating func merge(_ other: RecordTables) -> Bool {
        var merging = MergingTables(other: other)
        Self.forEach(in: (), &merging, &self)
        return merging.isNews
    }

    func isNews(_ writes: SiteWrites, _ key: OrderKey) -> Bool {
        var asking = AskingForNews(key: key, tables: self)
        var isNews = false
        Self.forEach(in: writes, &asking, &isNews)
        return isNews
    }

    func highestStamp(under writes: SiteWrites) -> UInt64 {
        var looking = LookingForStamp(tables: self)
        var highest: UInt64 = 0
        Self.forEach(in: writes, &looking, &highest)
        return highest
    }

    func former(of writes: SiteWrites) -> SiteWrites {
        var remembering = Remembering(tables: self)
        var former = SiteWrites()
        Self.forEach(in: writes, &remembering, &former)
        return former
    }

    /// The keys of the registers that an undo of a transaction would write to.
    func keys(under writes: SiteWrites) -> [RegisterID: OrderKey] {
        var noting = NotingKeys(tables: self)
        var keys: [RegisterID: OrderKey] = [:]
        Self.forEach(in: writes, &noting, &keys)
        return keys
    }

    var written: RecordTables {
        var cleaning = LeavingOutBase(tables: self)
        var written = RecordTables()
        Self.forEach(in: (), &cleaning, &written)
        return written
    }
}

extension RecordTables {
    private struct MergingWrites: RecordTableVisitor {
        let key: OrderKey

        @inline(__always)
        func visit<Kind: Record>(
            _ table: Table<Kind>,
            _ list: List<Kind>,
            _ tables: inout RecordTables,
            _ writes: SiteWrites
        ) {
            for write in writes[keyPath: list] { tables[keyPath: table].merge(write, key) }
        }
    }

    private struct MergingTables: RecordTableVisitor {
        let other: RecordTables
        var isNews = false

        @inline(__always)
        mutating func visit<Kind: Record>(
            _ table: Table<Kind>,
            _ list: List<Kind>,
            _ tables: inout RecordTables,
            _: Void
        ) {
            isNews = tables[keyPath: table].merge(other[keyPath: table]) || isNews
        }
    }

    private struct AskingForNews: RecordTableVisitor {
        let key: OrderKey
        let tables: RecordTables

        @inline(__always)
        func visit<Kind: Record>(
            _ table: Table<Kind>,
            _ list: List<Kind>,
            _ isNews: inout Bool,
            _ writes: SiteWrites
        ) {
            isNews =
                isNews || writes[keyPath: list].contains { tables[keyPath: table].isNews($0, key) }
        }
    }

    private struct LookingForStamp: RecordTableVisitor {
        let tables: RecordTables

        @inline(__always)
        func visit<Kind: Record>(
            _ table: Table<Kind>,
            _ list: List<Kind>,
            _ highest: inout UInt64,
            _ writes: SiteWrites
        ) {
            for write in writes[keyPath: list] {
                highest = max(highest, tables[keyPath: table].highestStamp(under: write))
            }
        }
    }

    private struct Remembering: RecordTableVisitor {
        let tables: RecordTables

        @inline(__always)
        func visit<Kind: Record>(
            _ table: Table<Kind>,
            _ list: List<Kind>,
            _ former: inout SiteWrites,
            _ writes: SiteWrites
        ) {
            guard Kind.isTakenBack else { return }
            former[keyPath: list] = writes[keyPath: list].map {
                tables[keyPath: table].former(of: $0)
            }
        }
    }

    private struct NotingKeys: RecordTableVisitor {
        let tables: RecordTables

        @inline(__always)
        func visit<Kind: Record>(
            _ table: Table<Kind>,
            _ list: List<Kind>,
            _ keys: inout [RegisterID: OrderKey],
            _ writes: SiteWrites
        ) {
            guard Kind.isTakenBack else { return }
            for write in writes[keyPath: list] {
                keys.merge(tables[keyPath: table].keys(under: write)) { $1 }
            }
        }
    }

    private struct LeavingOutBase: RecordTableVisitor {
        let tables: RecordTables

        @inline(__always)
        func visit<Kind: Record>(
            _ table: Table<Kind>,
            _ list: List<Kind>,
            _ written: inout RecordTables,
            _: Void
        ) {
            written[keyPath: table] = tables[keyPath: table].written
        }
    }
}
