import MomentumData
import MomentumSiteRotationDomain

extension StoreReport {
    /// Combines the findings in the files with unacknowledged earlier ones (ST-11).
    ///
    /// The records stay readable even if the quarantine is not.
    init(_ contents: StoreContents, in folder: StoreFolder, lock: FileIdentity? = nil) {
        self.init(contents)
        isCopy = lock.map(contents.isCopy) ?? false
        adopt((try? Quarantine(folder).notes()) ?? QuarantineNotes([]), contents, isCut: false)
    }

    /// Adds the findings in the quarantine; with `isCut` the ends of journals are only there.
    mutating func adopt(_ notes: QuarantineNotes, _ contents: StoreContents, isCut: Bool) {
        unacknowledged = notes.damaged
        isLost = contents.isLost || notes.isLost
        let uncut = isCut ? [] : contents.journals.filter(\.isTailDoubtful).map(\.name.text)
        doubtful = notes.doubtful + uncut
        foreign = notes.foreign + contents.foreign.map(\.text)
        cut = notes.cut + (isCut ? [] : contents.journals.filter(\.isCut).map(\.name.text))
        // With damage the missing transactions are part of it.
        missing = notes.missing(
            contents.isDamaged ? [] : contents.missing,
            among: contents.state.numbers
        )
    }

    init(_ contents: StoreContents) {
        generation = contents.highest
        snapshot = contents.base
        transactions = contents.journals.map(\.transactions.count).reduce(0, +)
        tornBytes = contents.journals.compactMap(\.tail?.count).reduce(0, +)
        (isLost, strange) = (contents.isLost, contents.strange)
        damage = contents.brokenNames.map { broken in
            StoreDamage(file: broken.name, offset: 0, count: broken.size)
        }
        damage += contents.brokenSnapshots.map { snapshot in
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
