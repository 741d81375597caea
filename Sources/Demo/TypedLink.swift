import Foundation
import MomentumCommandLine
import MomentumPresentation
import MomentumSchedulingDI
import MomentumSchedulingDomain
import MomentumSchedulingPresentation
import MomentumSiteRotationDI
import MomentumSiteRotationDomain

/// Links as people type them: without the scheme, with short ids, and with names in place of ids
/// (CL-14, CL-19).
@MainActor
struct TypedLink {
    let root: CompositionRoot
    let context: CommandContext
    /// False if the command cannot ask which name was meant.
    var asks = true

    /// The names of link values that may be typed in another form.
    static let names: Set = ["entry", "location", "id"]

    /// The link with its scheme.
    static func whole(_ text: String) -> String {
        text.contains("://") ? text : "momentum://\(text)"
    }

    /// The link with its scheme, and with ids alone.
    ///
    /// - Throws: A failure that names the missing item, or `NavigationError` for another fault.
    func spelledOut(_ text: String) async throws -> String {
        let link = Self.whole(text)
        do throws(NavigationError) {
            _ = try LinkTable<AppRoute>.momentum.destination(for: link)
            return link
        } catch {
            guard case .invalidValue(let text, let name) = error,
                let id = try await id(text, name, in: link)
            else { throw error }
            return Self.replacing(text, by: id, in: link)
        }
    }

    /// The id that a text means; `nil` for a value that is no id.
    private func id(_ text: String, _ name: String, in link: String) async throws -> String? {
        switch name {
        case "entry":
            let sites = SiteArgument(records: try await root.sites.records(), context: context)
            return try sites.entry(text, display: root.sites.display).id.uuidString
        case "location":
            let records = try await root.sites.records()
            return try await SiteArgument(records: records, context: context, asks: asks)
                .location(text).id.uuidString
        case "id" where PeopleName.isName(text):
            let screens = try await SchedulingScreens(root, context, server: root.server)
            await screens.feed.loadPeopleIfNeeded()
            let name = PeopleName.words(text)
            guard link.lowercased().contains("/teams/") else {
                let users = try await screens.value(of: screens.feed.users).value
                return try await String(
                    PeopleArgument(users, context.console, asks: asks).row(name).id
                )
            }
            let teams = try await screens.value(of: screens.feed.teams).value
            return try await String(
                PeopleArgument(teams, context.console, asks: asks).row(name).id
            )
        default: return nil
        }
    }

    /// The link with `id` in place of the part for `text`.
    private static func replacing(_ text: String, by id: String, in link: String) -> String {
        let ends: Set<Character> = ["/", "?", "&", "=", "#"]
        var parts: [String] = [""]
        for character in link {
            if ends.contains(character) {
                parts += [String(character), ""]
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        guard let index = parts.lastIndex(where: { $0.removingPercentEncoding == text }) else {
            return link
        }
        parts[index] = id
        return parts.joined()
    }
}
