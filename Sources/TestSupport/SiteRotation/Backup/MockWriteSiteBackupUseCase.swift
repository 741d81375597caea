public import Foundation
import MomentumDomain
public import MomentumSiteRotationDomain
public import MomentumTestSupport

/// A use case that gives prepared answers, and records its calls.
public final class MockWriteSiteBackupUseCase: WriteSiteBackupUseCaseProtocol {
    public let making = Stub<Void, [UInt8], SiteBackupError>(
        "MockWriteSiteBackupUseCase.execute"
    ) { .failure(.repository(.unavailable($0))) }
    public let writing = Stub<URL, Void, SiteBackupError>(
        "MockWriteSiteBackupUseCase.execute(to:)"
    ) { .failure(.repository(.unavailable($0))) }

    public init() {}

    public func execute() async throws(SiteBackupError) -> [UInt8] { try await making(()) }

    public func execute(to url: URL, replacesOthers: Bool) async throws(SiteBackupError) {
        try await writing(url)
    }
}
