public import Foundation
import MomentumData
public import MomentumDomain
public import MomentumSuggestionsDomain

/// Answers in one JSON file, which many processes may change; a damaged one is an error, not empty.
public actor FileDetailAnswersRepository: DetailAnswersRepository {
    private let file: SharedDocument

    public init(file: URL) {
        self.file = SharedDocument(file, subject: "file of form answers")
    }

    public func answers() throws(RepositoryError) -> DetailAnswers {
        do throws(DocumentError) {
            return try file.read(as: DetailAnswersDTO.self)?.toDomain() ?? DetailAnswers()
        } catch {
            throw error.repositoryError
        }
    }

    public func update(
        _ change: @Sendable (inout DetailAnswers) -> Void
    ) async throws(RepositoryError) {
        do throws(DocumentError) {
            try await file.change(DetailAnswersDTO.self) { content in
                var answers = content?.toDomain() ?? DetailAnswers()
                change(&answers)
                return (DetailAnswersDTO(answers), ())
            }
        } catch {
            throw error.repositoryError
        }
    }
}
