extension StoreReport {
    init(_ contents: StoreContents) {
        generation = contents.highest
        snapshot = contents.base
        transactions = contents.journals.map(\.transactions.count).reduce(0, +)
        tornBytes = contents.journals.compactMap(\.tail?.count).reduce(0, +)
        damage = contents.brokenSnapshots.map { snapshot in
            StoreDamage(file: snapshot.name.text, offset: 0, count: snapshot.size)
        }
        for journal in contents.journals {
            damage += journal.damage.map { range in
                StoreDamage(file: journal.name.text, offset: range.lowerBound, count: range.count)
            }
        }
        damage += contents.lostJournals.map { numbers in
            let name = StoreFileName(numbers.lowerBound, .journal)
            return StoreDamage(file: name.text, offset: 0, count: 0)
        }
    }
}
