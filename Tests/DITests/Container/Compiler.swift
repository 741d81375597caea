import Foundation
import Testing

/// The compiler of the toolchain, with the modules that these tests were linked with.
enum Compiler {
    /// The folder of the modules; `nil` where a build system keeps them elsewhere.
    static let modules: URL? = {
        let folder = URL(filePath: CommandLine.arguments[0])
            .deletingLastPathComponent()
            .appending(path: "Modules", directoryHint: .isDirectory)
        let module = folder.appending(path: "MomentumDI.swiftmodule")
        return FileManager.default.fileExists(atPath: module.path) ? folder : nil
    }()

    /// The errors that the compiler reports for a program; empty if there are none.
    static func complaints(about program: String) throws -> String {
        let modules = try #require(Self.modules)
        let file = FileManager.default.temporaryDirectory
            .appending(path: "\(UUID().uuidString).swift")
        try program.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }

        let compiler = Process()
        let output = Pipe()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library",
            "-I", modules.path, file.path,
        ]
        compiler.standardError = output
        try compiler.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        return String(decoding: said, as: UTF8.self)
    }
}
