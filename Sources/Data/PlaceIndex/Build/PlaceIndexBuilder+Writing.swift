public import Foundation
import MomentumDomain
import MomentumSuggestionsDomain

extension PlaceIndexBuilder {
    /// Writes the index, whole or not at all, in place of any earlier file.
    ///
    /// `source` is the origin of the places, to be shown with the index; `date` is its date.
    ///
    /// - Throws: ``PlaceIndexError/cancelled`` when the task is cancelled.
    /// - Complexity: O(*n* log *n*) in the number of words of all names.
    public func write(to file: URL, source: String, date: Date) throws(PlaceIndexError) {
        let places = PlaceOrder(self)
        let table = NameTable(self, places: places)
        try Self.checkCancellation()
        let starts = StartOrder(self, table: table)
        try Self.checkCancellation()
        let cells = CellOrder(self, places: places, starts: starts)

        try IndexFileWriter.replace(file) { writer throws(PlaceIndexError) in
            try writer.section { writer throws(PlaceIndexError) in
                try writer.append(table.bytes)
            }
            try writeStarts(to: writer, starts: starts)
            try Self.checkCancellation()
            try writePlaces(to: writer, table: table, places: places)
            try writeCells(to: writer, cells: cells)
            let sourceText = try writeTexts(
                to: writer,
                source: source,
                table: table,
                starts: starts
            )

            var header = IndexHeader()
            header.builtAt = Int(date.milliseconds)
            header.startCount = starts.count
            header.rankShift = cells.rankShift
            header.maximumWords = starts.maximumWords
            header.sourceText = sourceText
            return header
        }
    }

    private static func checkCancellation() throws(PlaceIndexError) {
        guard !Task.isCancelled else { throw .cancelled }
    }

    private func writeStarts(
        to writer: IndexFileWriter,
        starts: StartOrder
    ) throws(PlaceIndexError) {
        let values = starts.offsets
        try writer.section { writer throws(PlaceIndexError) in
            for value in values { try writer.append(value) }
        }
        try writer.section { writer throws(PlaceIndexError) in
            for head in starts.heads { try writer.append(head) }
        }
        var level = values
        for _ in 0..<3 {
            level = stride(from: 0, to: level.count, by: 32).map { start in
                level[start..<min(start + 32, level.count)].min() ?? .max
            }
            try writer.section { writer throws(PlaceIndexError) in
                for value in level { try writer.append(value) }
            }
        }
    }

    private func writePlaces(
        to writer: IndexFileWriter,
        table: NameTable,
        places: PlaceOrder
    ) throws(PlaceIndexError) {
        try writer.section { writer throws(PlaceIndexError) in
            var bytes: [UInt8] = []
            for row in places.rows {
                let row = rows[Int(row)]
                bytes.removeAll(keepingCapacity: true)
                IndexPlace(
                    name: table.offsets[Int(row.name)],
                    latitude: row.latitude,
                    longitude: row.longitude,
                    popularity: places.popularityRanks[Int(row.popularity)],
                    spelling: row.spelling,
                    category: table.categoryRanks[category(of: Int(row.name))],
                    city: row.city
                ).append(to: &bytes)
                try writer.append(bytes)
            }
        }
        try writer.section { writer throws(PlaceIndexError) in
            for name in table.order {
                let list = places.list(of: Int(name))
                guard list.count > 1 else { continue }
                try writer.append(UInt32(list.count))
                for place in places.places[list] { try writer.append(place) }
            }
        }
        try writer.section { writer throws(PlaceIndexError) in
            for popularity in popularities.sorted(by: >) {
                try writer.append(popularity.bitPattern)
                try writer.append(PlaceRanking.magnitude(of: popularity).bitPattern)
            }
        }
    }

    private func writeCells(
        to writer: IndexFileWriter,
        cells: CellOrder
    ) throws(PlaceIndexError) {
        try writer.section { writer throws(PlaceIndexError) in
            var bytes: [UInt8] = []
            for node in cells.nodes {
                bytes.removeAll(keepingCapacity: true)
                node.append(to: &bytes)
                try writer.append(bytes)
            }
        }
        for values in [cells.ranks, cells.places] {
            try writer.section { writer throws(PlaceIndexError) in
                for value in values { try writer.append(value) }
            }
        }
    }

    /// - Returns: The position of the source's text.
    private func writeTexts(
        to writer: IndexFileWriter,
        source: String,
        table: NameTable,
        starts: StartOrder
    ) throws(PlaceIndexError) -> Int {
        var texts: [UInt8] = []
        func append(_ text: ArraySlice<UInt8>) -> UInt32 {
            let position = UInt32(texts.count)
            texts.append(littleEndian: UInt16(text.count))
            texts += text
            return position
        }

        let sourceText = Int(append(Array(source.utf8).prefix(1024)))
        try writer.section { writer throws(PlaceIndexError) in
            for (rank, category) in table.categories.enumerated() {
                try writer.append(append(categories.bytes[categories[category]]))
                try writer.append(UInt32(starts.slices[rank].lowerBound))
                try writer.append(UInt32(starts.slices[rank].count))
                try writer.append(table.placeCounts[rank])
            }
        }
        try writer.section { writer throws(PlaceIndexError) in
            for city in 0..<cities.count {
                try writer.append(append(cities.bytes[cities[city]]))
            }
        }
        try writer.section { writer throws(PlaceIndexError) in
            try writer.append(texts)
        }
        return sourceText
    }

    func foldedName(_ name: Int) -> ArraySlice<UInt8> {
        names.bytes[names[name]].dropFirst(2)
    }

    func category(of name: Int) -> Int {
        let start = names[name].lowerBound
        return Int(names.bytes[start]) | Int(names.bytes[start + 1]) << 8
    }
}
