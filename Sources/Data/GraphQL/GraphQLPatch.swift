import Foundation
import MomentumData

/// The change that a mutation's answer applies to cached lists.
public enum GraphQLPatch: Hashable, Sendable {
    /// Replaces or adds the entity below the mutation's root field.
    case upsert(from: String, list: String)
    /// Removes the entity whose id is the variable `id`.
    case remove(list: String)
}

extension GraphQLPatch {
    /// A cached answer with this change; `nil` if it has no such list.
    func applied(
        to cached: Data,
        answer: Data,
        variables: [String: GraphQLValue]
    ) -> Data? {
        guard var whole = JSONSerialization.object(fromOutside: cached),
            var data = whole["data"] as? [String: Any],
            var rows = data[list] as? [[String: Any]]
        else { return nil }
        switch self {
        case .upsert(let root, _):
            guard
                let answered = JSONSerialization.object(fromOutside: answer)?["data"]
                    as? [String: Any],
                let entity = answered[root] as? [String: Any], let id = entity["id"] as? Int
            else { return nil }
            // Of rows with one id, readers take the last.
            if let index = rows.lastIndex(where: { $0["id"] as? Int == id }) {
                rows[index].merge(entity) { $1 }
            } else {
                rows.append(entity)
            }
        case .remove:
            guard case .int(let id) = variables["id"] else { return nil }
            rows.removeAll { $0["id"] as? Int == id }
        }
        data[list] = rows
        whole["data"] = data
        return try? JSONSerialization.data(withJSONObject: whole)
    }

    private var list: String {
        switch self {
        case .upsert(_, let list), .remove(let list): list
        }
    }
}
