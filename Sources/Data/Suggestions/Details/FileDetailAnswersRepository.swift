public import Foundation
import MomentumData
public import MomentumDomain
public import MomentumSuggestionsDomain

/// Answers in one JSON file, which many processes may change; a damaged one is an error, not empty.
public actor FileDetailAnswersRepository: DetailAnswersRepository {
    private static let newerVersion =
        "These answers were written by a newer version of this program. They are kept as they are."

    private let file: SharedDocument
    private let catalogue: FormCatalogue
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - file: The file, which need not exist yet.
    ///   - catalogue: The forms whose labels tell the keys of answers in a file of version 1.
    ///   - clock: The clock of the looks for changes by others, while a listener waits.
    public init(
        file: URL,
        catalogue: FormCatalogue = .standard,
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.clock = clock
        self.file = SharedDocument(file, subject: "file of form answers")
        self.catalogue = catalogue
    }

    public func answers() throws(RepositoryError) -> DetailAnswers {
        do throws(DocumentError) {
            return try file.read(as: DetailAnswersDTO.self)?.toDomain(catalogue) ?? DetailAnswers()
        } catch {
            throw Self.error(error)
        }
    }

    public func update(
        _ change: @Sendable (inout DetailAnswers) -> Void
    ) async throws(RepositoryError) {
        do throws(DocumentError) {
            try await file.change(DetailAnswersDTO.self) { [catalogue] content in
                let document = content ?? DetailAnswersDTO()
                var answers = document.toDomain(catalogue)
                change(&answers)
                return (document.replacing(answers), ())
            }
        } catch {
            throw Self.error(error)
        }
    }

    public nonisolated func changes() -> AsyncStream<DetailAnswers> {
        Broadcast.values { [self] send in
            for await _ in file.changes(by: clock) {
                // A file that cannot be read is reported to the next reader.
                if let answers = try? await answers() { send(answers) }
            }
        }
    }

    private static func error(_ error: DocumentError) -> RepositoryError {
        guard case .newerVersion = error, let cause = error.cause else {
            return error.repositoryError
        }
        return .unreadable(
            FailureCause(
                domain: cause.domain,
                code: cause.code,
                detail: cause.detail,
                explanation: newerVersion
            )
        )
    }
}
