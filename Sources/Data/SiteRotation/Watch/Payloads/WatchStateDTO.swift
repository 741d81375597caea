import Foundation

/// A state as it goes from the phone to the watch; `Docs/Watch.md` describes the document.
struct WatchStateDTO: Codable {
    struct Active: Codable {
        let location: UUID?
        let place: PlaceDTO?
        let start: Int64
    }

    struct PlaceDTO: Codable {
        let bodyPart: String?
        let subArea: String?
        /// What older phones send in place of body part and sub-area; never written (SR-80).
        let zone: String?
        let side: String?
    }

    struct Location: Codable {
        let id: UUID
        let place: PlaceDTO
        let sortOrder: Int
        let lastUse: Int64?
    }

    struct Answer: Codable {
        let id: UUID
        /// The code of the reason; missing when the command was carried out.
        let refusal: UInt8?
    }

    let version: Int
    let source: UUID
    let revision: Int
    /// Times are whole milliseconds since 1970.
    let createdAt: Int64
    let active: Active?
    /// Missing in what earlier phones send.
    let upcoming: Active?
    let recommended: [UUID]
    let avoid: [UUID]
    let locations: [Location]
    let targetHours: Double
    let answers: [Answer]
}
