import Foundation
import MomentumSiteRotationDomain
import Testing

@Suite struct SiteExportRequestTests {
    @Test(
        arguments: [
            ("UTC", 0.0, "1970-01-01"), ("America/New_York", 0.0, "1969-12-31"),
            ("Asia/Tokyo", 1_767_193_200, "2026-01-01"), ("UTC", 1_767_193_200, "2025-12-31"),
            ("UTC", 253_402_300_799, "9999-12-31"),
        ]
    )
    func `a file is named after the local day (SR-95)`(
        zone: String,
        seconds: Double,
        day: String
    ) throws {
        let zone = try #require(TimeZone(identifier: zone))
        let date = Date(timeIntervalSince1970: seconds)

        #expect(
            SiteExportRequest().fileName(on: date, in: zone)
                == "site-rotation-export-\(day).csv"
        )
        #expect(
            SiteExportRequest(.locations).fileName(on: date, in: zone)
                == "site-rotation-locations-\(day).csv"
        )
        #expect(
            SiteExportRequest(of: .sensor).fileName(on: date, in: zone)
                == "sensor-rotation-export-\(day).csv"
        )
    }
}
