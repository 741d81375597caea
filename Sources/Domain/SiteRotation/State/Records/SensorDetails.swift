/// The writes to further fields of a sensor's entry.
package typealias SensorDetails = LogDetails<SensorLog>

package enum SensorLog: EntryLog {
    package static var kind: RecordKind { .sensor }
    package static var detailName: String { "sensorDetail" }
}
