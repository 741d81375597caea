import Foundation
import Synchronization

/// Restores the terminal when the program crashes (TA-24).
///
/// A handler of such a signal may do almost nothing. It writes bytes and applies settings that were
/// prepared beforehand, on its own stack. Then it calls the previous handler, so that Swift prints
/// its backtrace on a readable screen.
enum CrashGuard {
    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    private static let stackSize = 65_536
    /// The number of polls for the end of a running write.
    ///
    /// A write that crashed never ends.
    private static let looks = 1_000_000

    /// The values that the handler reads.
    private struct Plan {
        var isArmed = false
        var input: Int32 = -1
        var output: Int32 = -1
        var settings = termios()
        var bytes: UnsafeMutableBufferPointer<UInt8>?
        /// The former handlers, in the order of ``signals``.
        var former: UnsafeMutableBufferPointer<sigaction>?
    }

    /// A handler cannot wait for a lock, so it reads plain memory.
    // Unchecked: the only owner of the terminal calls `arm` and `disarm` alternately. A handler
    // that interrupts them reads a plan that is not armed.
    private struct Memory: @unchecked Sendable {
        // Both are safe, because they are never freed.
        let plan: UnsafeMutablePointer<Plan>
        /// The stack of the handler, which a thread keeps after the terminal is restored.
        ///
        /// Two threads that crash at once share it, in a program that is ending anyway.
        let stack = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)

        init() {
            plan = .allocate(capacity: 1)
            plan.initialize(to: Plan())
        }
    }

    private static let memory = Memory()
    private static let isWriting = Atomic(false)
    private static let isCrashing = Atomic(false)

    /// Writes a part of a frame, unless another thread crashes: nothing may follow the handler's
    /// output.
    ///
    /// - Returns: The result of `write`; -1 if it was not called.
    static func unlessCrashing(_ write: () -> Int) -> Int {
        isWriting.store(true, ordering: .sequentiallyConsistent)
        defer { isWriting.store(false, ordering: .sequentiallyConsistent) }
        return isCrashing.load(ordering: .sequentiallyConsistent) ? -1 : write()
    }

    /// Stores the plan, and installs the handlers.
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

    /// Restores the previous handlers.
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
            // The settings come first, so that a blocked terminal output cannot delay them.
            tcsetattr(plan.pointee.input, TCSANOW, &plan.pointee.settings)
            if let bytes = plan.pointee.bytes {
                _ = write(plan.pointee.output, bytes.baseAddress, bytes.count)
            }
            // A backtrace belongs on the screen, wherever standard error leads.
            dup2(plan.pointee.output, STDERR_FILENO)
            for index in 0..<former.count where CrashGuard.signals[index] == number {
                sigaction(number, &former[index], nil)
            }
        } else {
            signal(number, SIG_DFL)
        }
        raise(number)
        // Swift's handler returns after its backtrace, and a signal that was sent is not repeated.
        signal(number, SIG_DFL)
        raise(number)
    }
}
