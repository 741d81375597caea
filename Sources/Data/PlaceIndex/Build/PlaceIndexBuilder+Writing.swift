public import Foundation
import MomentumDomain
import MomentumSuggestionsDomain

extension PlaceIndexBuilder {
    /// Writes the index atomically, replacing any earlier file.
    ///
    /// `source` names the origin of the places, shown with the index; `date` is its date.
    ///
    /// - Throws: ``PlaceIndexError/cancelled`` if the task is cancelled.
    /// - Complexity: O(*n* log *n*) in the number of words of all names.
    public func write(to file: URL, source: String, date: Date) throws(PlaceIndexError) {
        let places = PlaceOrder(self)
        let table = NameTable(self, places: places)
        try Self.checkCancellation()
        let starts = StartOrder(self, table: table)
        try Self.checkCancellation()
        let cells = CellOrder(self, places: places, table: table, starts: starts)

        try IndexFileWriter.replace(file) { writer throws(PlaceIndexError) in
            try writer.section { writer throws(PlaceIndexError) in
                try writer.append(table.bytes)
            }
            try writeStarts(to: writer, starts: starts)
            try Self.checkCancellation()
            try writePlaces(to: writer, table: table, places: places)
            try writeCells(to: writer, cells: cells)
            var texts = IndexTexts()
            let sourceText = Int(texts.append(Array(source.utf8).prefix(1024)))
            try writeCategories(to: writer, table: table, starts: starts, texts: &texts)
            try writeCities(to: writer, texts: &texts)
            try writeFurtherKeys(to: writer, table: table, places: places)
            try writeStreets(to: writer, places: places)
            try writer.section { writer throws(PlaceIndexError) in
                try writer.append(texts.bytes)
            }

            var header = IndexHeader()
            header.builtAt = Int(date.milliseconds)
            header.startCount = starts.count
            header.rankShift = cells.rankShift
            header.maximumWords = starts.maximumWords
            header.longestName = starts.longestName
            header.sourceText = sourceText
            header.aliasCount = aliasCount
            return header
        }
    }

    static func checkCancellation() throws(PlaceIndexError) {
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

    private func writeCategories(
        to writer: IndexFileWriter,
        table: NameTable,
        starts: StartOrder,
        texts: inout IndexTexts
    ) throws(PlaceIndexError) {
        var positions: [UInt32] = []
        for category in table.categories {
            positions.append(texts.append(categories.bytes[categories[category]]))
        }
        try writer.section { writer throws(PlaceIndexError) in
            for (rank, position) in positions.enumerated() {
                try writer.append(position)
                try writer.append(UInt32(starts.slices[rank].lowerBound))
                try writer.append(UInt32(starts.slices[rank].count))
                try writer.append(table.placeCounts[rank])
            }
        }
    }

    private func writeCities(
        to writer: IndexFileWriter,
        texts: inout IndexTexts
    ) throws(PlaceIndexError) {
        let order = CityOrder(self)
        var elements: [UInt32] = []
        for city in 0..<cities.count {
            let parts = cities.bytes[cities[city]]
                .split(separator: 0, omittingEmptySubsequences: false)
            elements += [texts.append(parts[0]), texts.append(parts[1])]
            elements.append(UInt32(order.ranges[city].lowerBound))
            elements.append(UInt32(order.ranges[city].count))
        }
        var words: [UInt32] = []
        for (index, word) in order.words.enumerated() {
            let isKnown = index > 0 && order.words[index - 1].bytes == word.bytes
            words.append(isKnown ? words[words.count - 2] : texts.append(word.bytes[...]))
            words.append(word.city)
        }
        try writer.section { writer throws(PlaceIndexError) in
            for value in elements { try writer.append(value) }
        }
        try writer.section { writer throws(PlaceIndexError) in
            for box in order.boxes {
                for value in [box.south, box.north, box.west, box.east] {
                    try writer.append(value)
                }
            }
        }
        try writer.section { writer throws(PlaceIndexError) in
            for value in words { try writer.append(value) }
        }
    }

    /// Writes the further forms and aliases of each place, in the order of the places.
    private func writeFurtherKeys(
        to writer: IndexFileWriter,
        table: NameTable,
        places: PlaceOrder
    ) throws(PlaceIndexError) {
        let order = furtherRows.indices.sorted { left, right in
            let (place, other) = (
                places.placeOfRow[Int(furtherRows[left])],
                places.placeOfRow[Int(furtherRows[right])]
            )
            return (place, left) < (other, right)
        }
        try writer.section { writer throws(PlaceIndexError) in
            for index in order {
                let number = Int(furtherNumbers[index])
                let flag = furtherText(number).isAlias ? IndexName.isAlias : 0
                try writer.append(places.placeOfRow[Int(furtherRows[index])])
                try writer.append(table.offsets[names.count + number] | flag)
            }
        }
    }

    /// Writes a bit for each place and the number of bits before each 512 places.
    ///
    /// The ends of the texts and the texts follow.
    private func writeStreets(
        to writer: IndexFileWriter,
        places: PlaceOrder
    ) throws(PlaceIndexError) {
        let order = streetRows.indices.sorted {
            places.placeOfRow[Int(streetRows[$0])] < places.placeOfRow[Int(streetRows[$1])]
        }
        var bits = [UInt64](repeating: 0, count: order.isEmpty ? 0 : (rows.count + 63) / 64)
        for row in streetRows {
            let place = Int(places.placeOfRow[Int(row)])
            bits[place / 64] |= 1 << UInt64(place % 64)
        }
        try writer.section { writer throws(PlaceIndexError) in
            for word in bits { try writer.append(word) }
        }
        try writer.section { writer throws(PlaceIndexError) in
            var count = UInt32(0)
            for (index, word) in bits.enumerated() {
                if index % 8 == 0 { try writer.append(count) }
                count += UInt32(word.nonzeroBitCount)
            }
        }
        func text(_ index: Int) -> Range<Int> {
            (index == 0 ? 0 : Int(streetEnds[index - 1]))..<Int(streetEnds[index])
        }
        try writer.section { writer throws(PlaceIndexError) in
            var end = UInt32(0)
            for index in order {
                end += UInt32(text(index).count)
                try writer.append(end)
            }
        }
        try writer.section { writer throws(PlaceIndexError) in
            for index in order { try writer.append(Array(streets[text(index)])) }
        }
    }
}
