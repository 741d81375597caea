public import Foundation
public import MomentumDomain

/// Answers in one JSON file, replaced as a whole; a damaged one is an error, never forgotten.
public actor FileDetailAnswersRepository: DetailAnswersRepository {
    private let file: URL

    public init(file: URL) {
        self.file = file
    }

    public func answers() throws(RepositoryError) -> DetailAnswers {
        do {
            let bytes = try Data(contentsOf: file)
            let saved = try JSONDecoder().decode(DetailAnswersDTO.self, fromOutside: bytes)
            guard saved.version == DetailAnswersDTO.version else {
                throw RepositoryError.unreadable(
                    FailureCause(
                        domain: "Momentum.DetailAnswers",
                        code: 1,
                        detail: "The file has version \(saved.version)."
                    )
                )
            }
            return saved.toDomain()
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return DetailAnswers()
        } catch let error as RepositoryError {
            throw error
        } catch let error as DecodingError {
            throw .unreadable(FailureCause(error))
        } catch {
            throw .unavailable(FailureCause(error))
        }
    }

    public func update(
        _ change: @Sendable (inout DetailAnswers) -> Void
    ) throws(RepositoryError) {
        var answers = try answers()
        change(&answers)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            try encoder.encode(DetailAnswersDTO(answers)).write(to: file, options: .atomic)
        } catch {
            throw .unavailable(FailureCause(error))
        }
    }
}
