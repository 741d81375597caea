import Foundation
import MomentumSiteRotationDomain

extension SiteWrites {
    /// The writes as a version 1 program reads them: unknown fields remain bytes.
    var asReadByVersion1: SiteWrites {
        var read = self
        (read.details, read.rests, read.profiles, read.settings) = ([], [], [], [])
        (read.sensors, read.sensorDetails) = ([], [])
        for details in details {
            let fields = UnknownFields.of(details)
            if let index = read.entries.firstIndex(where: { $0.id == details.id }) {
                read.entries[index].unknown = fields + read.entries[index].unknown
            } else {
                var write = SiteEntryWrite(id: details.id)
                write.unknown = fields
                read.entries.append(write)
            }
        }
        for index in places.indices {
            read.places[index].usedFor = .keep
            read.places[index].unknown += UnknownFields.of(places[index], tags: [4])
        }
        for index in commands.indices {
            read.commands[index].action = .keep
            read.commands[index].unknown += UnknownFields.of(commands[index], tags: [4])
        }
        read.unknown += sensors.map { sensor in
            let details = sensorDetails.first { $0.id == sensor.id }.map { UnknownFields.of($0) }
            let fields = UnknownFields.of(sensor) + (details ?? []) + sensor.unknown
            return UnknownRecordWrite(
                kind: RecordKind.sensor.rawValue,
                id: sensor.id,
                fields: fields
            )
        }
        read.unknown += rests.map(UnknownFields.record)
        read.unknown += profiles.map(UnknownFields.record)
        read.unknown += settings.map(UnknownFields.record)
        return read
    }
}
