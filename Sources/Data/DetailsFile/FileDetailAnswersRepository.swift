public import Foundation
import MomentumData
public import MomentumDomain
public import MomentumSuggestionsDomain

/// Answers in a JSON file that several processes may change; a damaged file is an error and never
/// counts as empty.
public actor FileDetailAnswersRepository: DetailAnswersRepository {
    private static let newerVersion: Phrase =
        "These answers were written by a newer version of this program. They are kept as they are."

    private let file: SharedDocument
    private let catalogue: FormCatalogue
    private let clock: any Clock<Duration>

    /// - Parameters:
    ///   - file: The file, which may be missing.
    ///   - catalogue: The forms whose labels map version 1 answers to keys.
    ///   - clock: The clock for polling while a listener waits for changes of other processes.
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
                let former = document.toDomain(catalogue)
                var answers = former
                change(&answers)
                return (answers == former ? nil : document.replacing(answers), ())
            }
        } catch {
            throw Self.error(error)
        }
    }

    public nonisolated func changes() -> AsyncStream<DetailAnswers> {
        let writes = file.changes(by: clock)
        return Broadcast.values { [self] send in
            for await _ in writes {
                // The next reader gets the error of an unreadable file.
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
