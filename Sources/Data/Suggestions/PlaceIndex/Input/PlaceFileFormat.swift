/// How a file of places is written.
public enum PlaceFileFormat: String, CaseIterable, Sendable {
    /// Comma-separated with a header row, quoted as RFC 4180 says.
    case csv
    /// Tab-separated with a header row, without quotes.
    case tsv
    /// A FeatureCollection, or one Feature after the other.
    case geojson
    /// The tab-separated dump of GeoNames: 19 columns, no header row.
    case geonames
}
