import Foundation
import MomentumDomain
import MomentumSiteRotationDomain

/// A state in the format sent from the phone to the watch; `Docs/Watch.md` describes the document.
struct WatchStateDTO: Codable {
    struct Active: Codable {
        let location: UUID?
        let place: PlaceDTO?
        let start: Int64
    }

    struct PlaceDTO: Codable {
        let bodyPart: String?
        let subArea: String?
        /// The field of older phones that body part and sub-area replaced; never written (SR-80).
        let zone: String?
        let side: String?
    }

    struct Location: Codable {
        let id: UUID
        let place: PlaceDTO
        let sortOrder: Int
        let lastUse: Int64?
        /// The time of the last removal; missing in states of earlier phones.
        let lastRemoval: Int64?
        /// The rest; missing for a location without one, and in states of earlier phones.
        let rest: Rest?
    }

    struct Rest: Codable {
        /// The end of the rest; missing if it is open-ended.
        let until: Int64?
        let reason: String?
    }

    struct Answer: Codable {
        let id: UUID
        /// The code of the refusal; missing if the command was performed.
        let refusal: UInt8?
    }

    let version: Int
    let source: UUID
    let revision: Int
    /// The creation time in whole milliseconds since 1970, like all times here.
    let createdAt: Int64
    let active: Active?
    /// The first set that a wrong clock placed in the future; missing in states of earlier phones.
    let upcoming: Active?
    let recommended: [UUID]
    let avoid: [UUID]
    let locations: [Location]
    let targetHours: Double
    let answers: [Answer]
}

extension WatchStateDTO {
    init(_ state: WatchState) {
        version = WatchPayload.version
        source = state.source
        revision = state.revision
        createdAt = state.createdAt.milliseconds
        active = state.active.map(Active.init)
        upcoming = state.upcoming.map(Active.init)
        recommended = state.recommended
        avoid = state.avoid
        locations = state.locations.map { location in
            Location(
                id: location.id,
                place: PlaceDTO(location.place),
                sortOrder: location.sortOrder,
                lastUse: location.lastUse?.milliseconds,
                lastRemoval: location.lastRemoval?.milliseconds,
                rest: location.rest.map { rest in
                    Rest(until: rest.until?.milliseconds, reason: rest.reason?.rawValue)
                }
            )
        }
        targetHours = state.targetHours
        answers = state.answers.map { Answer(id: $0.id, refusal: $0.refusal?.code) }
    }

    /// The valid revisions; far below the limit of `Int`, because each needs a successor.
    private static let revisions = 0...(1 << 53)

    /// - Throws: `DecodingError` if a place has no name or an unknown side, or if the revision is
    ///   out of range.
    func toDomain() throws -> WatchState {
        guard Self.revisions.contains(revision) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "no revision")
            )
        }
        return WatchState(
            source: source,
            revision: revision,
            createdAt: Date(milliseconds: createdAt),
            active: try active?.toDomain(),
            upcoming: try upcoming?.toDomain(),
            recommended: recommended,
            avoid: avoid,
            locations: try locations.map { location in
                WatchState.Location(
                    id: location.id,
                    place: try location.place.toDomain(),
                    sortOrder: location.sortOrder,
                    lastUse: location.lastUse.map(Date.init(milliseconds:)),
                    lastRemoval: location.lastRemoval.map(Date.init(milliseconds:)),
                    rest: location.rest.map { rest in
                        WatchState.Rest(
                            until: rest.until.map(Date.init(milliseconds:)),
                            reason: rest.reason.map(RestReason.init(rawValue:))
                        )
                    }
                )
            },
            targetHours: targetHours,
            answers: answers.map { answer in
                SiteCommandAnswer(
                    id: answer.id,
                    refusal: answer.refusal.flatMap(SiteCommandRefusal.init(code:))
                )
            }
        )
    }
}

extension WatchStateDTO.Active {
    init(_ active: WatchState.Active) {
        location = active.locationID
        place = active.place.map(WatchStateDTO.PlaceDTO.init)
        start = active.start.milliseconds
    }

    func toDomain() throws -> WatchState.Active {
        WatchState.Active(
            locationID: location,
            place: try place?.toDomain(),
            start: Date(milliseconds: start)
        )
    }
}

extension WatchStateDTO.PlaceDTO {
    init(_ place: SitePlace) {
        bodyPart = place.bodyPart
        subArea = place.subArea
        side = place.side?.rawValue
        zone = nil
    }

    func toDomain() throws -> SitePlace {
        let known = side.map(BodySide.init(rawValue:))
        let place =
            if let bodyPart {
                SitePlace(bodyPart: bodyPart, subArea: subArea, side: known ?? nil)
            } else {
                zone.flatMap { SitePlace(zone: $0, side: known ?? nil) }
            }
        guard let place, known != .some(nil) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "no place")
            )
        }
        return place
    }
}
