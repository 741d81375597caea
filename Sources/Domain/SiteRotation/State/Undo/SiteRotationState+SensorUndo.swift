import Foundation

extension SiteRotationState {
    /// Adds the former values of sensors that still have the step's; returns those changed since.
    ///
    /// A deleted sensor keeps its fields on all devices, so nothing is restated (SR-166).
    func restoreSensors(
        of step: UndoStep,
        in writes: inout SiteWrites,
        where isFromStep: (RegisterID, OrderKey) -> Bool
    ) -> [SiteEntry.ID] {
        var overtaken: [SiteEntry.ID] = []
        for former in step.former.sensors {
            let registers = others.registers(of: former.id)
            let held = registers.orderKeys(others.keys.all, kind: .sensor)
            func register(_ tag: UInt64) -> RegisterID {
                RegisterID(kind: RecordKind.sensor.rawValue, record: former.id, tag: tag)
            }
            var (part, isWhole) = withoutActuallyEscaping(isFromStep) { isFromStep in
                former.part { field in
                    isFromStep(register(field.tag), held[register(field.tag)] ?? .base)
                }
            }
            if !isWhole { overtaken.append(former.id) }
            let created = step.before.records[register(EntryFields.Created.tag)]
            let start = step.before.records[register(EntryFields.Start.tag)]
            if restoreCreation(&part, registers, wasEdited: start != created) {
                // The creation makes the entry exist, even where its place has not arrived.
                let place = others.rows.shown.location(of: registers.row)
                if !part.place.isSet { part.place = .set(place) }
                for name in naming([place].compactMap(\.self)) {
                    writes.places.removeAll { $0 == SitePlaceWrite(id: name.id) }
                    if !writes.places.contains(where: { $0.id == name.id }) {
                        writes.places.append(name)
                    }
                }
            }
            if part != SiteEntryWrite(id: former.id) { writes.sensors.append(part) }
        }
        return overtaken
    }
}
