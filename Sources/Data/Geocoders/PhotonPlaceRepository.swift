import Foundation
public import MomentumDomain
public import MomentumNetwork
public import MomentumSuggestionsDomain
import Synchronization

/// Search as you type with the `/api` of a Photon server, with location bias and tag filters.
///
/// A newer search cancels the running one. Of the address, only the position is sent, rounded to a
/// twentieth of a degree.
public final class PhotonPlaceRepository: PlaceRepository {
    private struct Running {
        var ticket = 0
        var task: Task<Result<PhotonAnswer, SuggestionError>, Never>?
    }

    /// The least and the largest number of features per request; an answer with fewer than
    /// requested is complete.
    private static let askedFeatures = 15...50

    /// Below this number of characters, in any script, Photon ignores later words of names.
    ///
    /// So a longer text can find places that a shorter one did not.
    private static let charactersForCompleteness = 5

    private let client: GeocoderClient
    private let attribution: String
    private let filter: Filter
    private let categorizer: TagCategorizer
    private let answers = PhotonAnswers(capacity: 64)
    private let running = Mutex(Running())

    /// The words of `categories` replace the tags of the found places.
    public init(
        transport: any HTTPTransport,
        configuration: GeocoderConfiguration,
        filter: Filter = .include,
        categories: [PlaceCategory] = FormCatalogue.standard.placeCategories,
        dates: any WallClock,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        client = GeocoderClient(
            transport: transport,
            configuration: configuration,
            dates: dates,
            clock: clock
        )
        attribution = configuration.attribution
        self.filter = filter
        categorizer = TagCategorizer(categories: categories)
    }

    /// The part of earlier answers that matches this query.
    public func immediatePlaces(matching query: PlaceQuery) throws(SuggestionError) -> PlaceAnswer?
    {
        guard let folded = query.folded else { return PlaceAnswer(places: []) }
        return answers.places(for: folded, PhotonAnswers.Scope(query)).map {
            answer($0, to: query)
        }
    }

    public func places(matching query: PlaceQuery) async throws(SuggestionError) -> PlaceAnswer {
        if let known = try immediatePlaces(matching: query) { return known }
        guard let folded = query.folded else { return PlaceAnswer(places: []) }
        let asked = min(
            max(query.limit, Self.askedFeatures.lowerBound),
            Self.askedFeatures.upperBound
        )
        let items = items(query, limit: asked)
        let task = Task { [client, categorizer] () -> Result<PhotonAnswer, SuggestionError> in
            do throws(SuggestionError) {
                let body = try await client.get("api", items)
                return .success(try PhotonAnswerDTO.answer(in: body, categorizer: categorizer))
            } catch {
                return .failure(error)
            }
        }
        let ticket = running.withLock { running in
            running.task?.cancel()
            running.task = task
            running.ticket += 1
            return running.ticket
        }
        let outcome = await task.cancellableValue
        running.withLock { if $0.ticket == ticket { $0.task = nil } }
        let found = try outcome.get()
        answers.save(
            found.places,
            isComplete: found.features < asked
                && Self.text(of: query).count >= Self.charactersForCompleteness,
            for: folded,
            PhotonAnswers.Scope(query)
        )
        return answer(found.places, to: query)
    }

    private func answer(_ places: [FoundPlace], to query: PlaceQuery) -> PlaceAnswer {
        let position = query.region.position
        let placed = places.map { place in
            FoundPlace(
                name: place.name,
                category: place.category ?? query.category?.indexWord,
                coordinate: place.coordinate,
                street: place.street,
                city: place.city,
                region: place.region,
                distanceKilometres: position.flatMap { position in
                    place.coordinate.map { position.kilometres(to: $0) }
                },
                source: place.source,
                attribution: attribution
            )
        }
        // Yoga studios have the tags of gyms: only names tell them apart, and not all names do.
        guard let category = query.category, !category.nameWords.isEmpty else {
            return PlaceAnswer(places: placed)
        }
        let isOfCategory = { (place: FoundPlace) in place.category == category.indexWord }
        let others = placed.filter { !isOfCategory($0) }
        return PlaceAnswer(places: placed.filter(isOfCategory) + others)
    }

    /// The text as it is sent.
    private static func text(of query: PlaceQuery) -> String {
        query.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func items(_ query: PlaceQuery, limit: Int) -> [URLQueryItem] {
        var items = [
            URLQueryItem(name: "q", value: Self.text(of: query)),
            URLQueryItem(name: "limit", value: "\(limit)"),
        ]
        // The middle of a country says nothing about the user, so a fallback region gives no bias.
        if let position = PhotonAnswers.Scope(query).position {
            items.append(URLQueryItem(name: "lat", value: "\(position.latitude)"))
            items.append(URLQueryItem(name: "lon", value: "\(position.longitude)"))
        }
        guard let tags = query.category?.tags, !tags.isEmpty else { return items }
        switch filter {
        case .include:
            let paths = tags.map { "osm.\($0.key).\($0.value)" }
            items.append(URLQueryItem(name: "include", value: paths.joined(separator: ",")))
        case .osmTag:
            items += tags.map { URLQueryItem(name: "osm_tag", value: "\($0.key):\($0.value)") }
        }
        return items
    }
}

extension PhotonPlaceRepository {
    /// The parameter for categories of a Photon server.
    ///
    /// A server rejects an unknown parameter, so its version must be known.
    public enum Filter: Hashable, Sendable {
        /// `include`, from version 1.0.
        case include
        /// `osm_tag`, up to version 0.x; deprecated since 1.0.
        case osmTag
    }
}
