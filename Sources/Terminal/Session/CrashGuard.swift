import Foundation
import Synchronization

/// Restores the terminal when the program crashes (TA-24).
///
/// A handler of such a signal may do next to nothing: it writes bytes and sets settings that were
/// made beforehand, on a stack of its own, and then hands on to the handler that was there before,
/// so that Swift prints its backtrace on a readable screen.
enum CrashGuard {
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    private static let stackSize = 65_536
    /// The limit of looks whether a write has ended; the one that crashed never ends.
    private static let looks = 1_000_000

    /// The values that the handler reads.
    private struct Plan {
        var isArmed = false
        var input: Int32 = -1
        var output: Int32 = -1
        var settings = termios()
        var bytes: UnsafeMutableBufferPointer<UInt8>?
        /// The handlers of before, in the order of ``signals``.
        var former: UnsafeMutableBufferPointer<sigaction>?
    }

    /// A handler can wait for no lock, so it reads plain memory.
    // Unchecked: the one owner of the terminal calls `arm` and `disarm` in turn, and a handler that
    // comes between them reads a plan that is not armed.
    private struct Memory: @unchecked Sendable {
        // Both are safe, because they are never freed.
        let plan: UnsafeMutablePointer<Plan>
        /// The stack of the handler, which a thread keeps when the terminal is given back.
        ///
        /// Two threads that crash at once share it, in a program that is ending.
        let stack = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)

        init() {
            plan = .allocate(capacity: 1)
            plan.initialize(to: Plan())
        }
    }

    private static let memory = Memory()
    private static let isWriting = Atomic(false)
    private static let isCrashing = Atomic(false)

    /// Writes a part of a frame, unless another thread crashes: nothing may follow what the handler
    /// writes.
    ///
    /// - Returns: The result of `write`; -1 if it was not called.
    static func unlessCrashing(_ write: () -> Int) -> Int {
        isWriting.store(true, ordering: .sequentiallyConsistent)
        defer { isWriting.store(false, ordering: .sequentiallyConsistent) }
        return isCrashing.load(ordering: .sequentiallyConsistent) ? -1 : write()
    }

    /// Keeps what to do, and sets the handlers.
    static func arm(_ input: Int32, _ settings: termios, _ output: Int32, _ bytes: [UInt8]) {
        disarm()
        let plan = memory.plan
        plan.pointee.input = input
        plan.pointee.output = output
        plan.pointee.settings = settings
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = copy.initialize(from: bytes)
        plan.pointee.bytes = copy
        var stack = stack_t()
        stack.ss_sp = memory.stack
        stack.ss_size = stackSize
        sigaltstack(&stack, nil)
        let former = UnsafeMutableBufferPointer<sigaction>.allocate(capacity: signals.count)
        for (index, number) in signals.enumerated() {
            var action = sigaction()
            action.sa_flags = Int32(bitPattern: UInt32(SA_ONSTACK)) | SA_NODEFER
            setHandler(of: &action)
            var before = sigaction()
            sigaction(number, &action, &before)
            former.initializeElement(at: index, to: before)
        }
        plan.pointee.former = former
        plan.pointee.isArmed = true
    }

    /// Puts the handlers of before back.
    static func disarm() {
        let plan = memory.plan
        guard plan.pointee.isArmed, let former = plan.pointee.former else { return }
        plan.pointee.isArmed = false
        for (index, number) in signals.enumerated() { sigaction(number, &former[index], nil) }
        plan.pointee.former = nil
        former.deallocate()
        plan.pointee.bytes?.deallocate()
        plan.pointee.bytes = nil
    }

    private static func setHandler(of action: inout sigaction) {
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handle
        #else
        action.__sigaction_handler.sa_handler = handle
        #endif
    }

    private static let handle: @convention(c) (Int32) -> Void = { number in
        let plan = CrashGuard.memory.plan
        if plan.pointee.isArmed, let former = plan.pointee.former {
            plan.pointee.isArmed = false
            CrashGuard.isCrashing.store(true, ordering: .sequentiallyConsistent)
            var looks = CrashGuard.looks
            while looks > 0, CrashGuard.isWriting.load(ordering: .sequentiallyConsistent) {
                looks -= 1
            }
            // The settings first: a terminal that takes no bytes cannot hold them up.
            tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.settings)
            if let bytes = plan.pointee.bytes {
                _ = write(plan.pointee.output, bytes.baseAddress, bytes.count)
            }
            // A backtrace is for the screen, wherever standard error leads.
            dup2(plan.pointee.output, STDERR_FILENO)
            for index in 0..<former.count where CrashGuard.signals[index] == number {
                sigaction(number, &former[index], nil)
            }
        } else {
            signal(number, SIG_DFL)
        }
        raise(number)
        // Swift's handler returns after its backtrace; a signal that was sent does not come again.
        signal(number, SIG_DFL)
        raise(number)
    }
}
