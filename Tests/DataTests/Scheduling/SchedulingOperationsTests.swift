import Foundation
import Testing

@testable import MomentumGraphQL
@testable import MomentumSchedulingData

@Suite struct SchedulingOperationsTests {
    private static let documents: [(name: String, kind: GraphQLKind, text: String)] = [
        entry(SchedulingOperations.loadUsers), entry(SchedulingOperations.loadTeams),
        entry(SchedulingOperations.loadPeople), entry(SchedulingOperations.loadUser),
        entry(SchedulingOperations.loadTeam), entry(SchedulingOperations.createUser),
        entry(SchedulingOperations.updateUser), entry(SchedulingOperations.deleteUser),
        entry(SchedulingOperations.createTeam), entry(SchedulingOperations.updateTeam),
        entry(SchedulingOperations.deleteTeam), entry(SchedulingOperations.loadUserSchedule),
        entry(SchedulingOperations.loadRecentWork),
    ]

    private static func entry<Value>(
        _ operation: GraphQLOperation<Value>
    ) -> (name: String, kind: GraphQLKind, text: String) {
        (operation.name, operation.kind, operation.document)
    }

    @Test(arguments: documents.indices)
    func `a document holds one operation, by its name, and no value (GQ-5, GQ-6, fault 17)`(
        index: Int
    ) {
        let (name, kind, text) = Self.documents[index]
        let keyword = kind == .query ? "query" : "mutation"

        #expect(text.hasPrefix("\(keyword) \(name)"))
        #expect(text.components(separatedBy: keyword + " ").count == 2)
        #expect(text.rangeOfCharacter(from: CharacterSet(charactersIn: "\"0123456789")) == nil)
    }

    @Test func `no name stands twice (GQ-5)`() {
        #expect(Set(Self.documents.map(\.name)).count == 13)
    }
}
