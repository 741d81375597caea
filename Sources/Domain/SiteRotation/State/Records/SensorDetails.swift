/// The writes to further fields of a sensor's entry.
package typealias SensorDetails = LogDetails<SensorLog>
