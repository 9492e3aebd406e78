import Foundation

#if canImport(Darwin)
    import Darwin
#endif

/// Room on the stack for values that are nested deeply.
///
/// The threads of Swift's concurrency have small stacks: 512 KB on Apple platforms. A value that contains values of its own
/// type is decoded, compared and released by calls as deep as the value. If little of the stack is left, such a call goes
/// on in a thread with a large stack, and the first thread waits for it.
nonisolated enum Stack {
    /// The bytes that must be left: enough for the calls of one level, Foundation's coders included.
    private static let reserve = 192 * 1024

    /// The bytes of the stack of a thread that goes on: enough for the 512 levels that `JSONDecoder` reads.
    private static let large = 16 * 1024 * 1024

    /// Performs a closure where the stack has room.
    static func withRoom<Value, Failure>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
        if hasRoom { return try body() }
        return try inLargeThread(body).get()
    }

    private static var hasRoom: Bool {
        var here: UInt8 = 0
        let address = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
        return address > StackBounds.current &+ UInt(reserve)
    }

    @inline(never)
    private static func inLargeThread<Value, Failure>(
        _ body: () throws(Failure) -> Value
    ) -> Result<Value, Failure> {
        withoutActuallyEscaping(body) { body in
            let call = Call { () -> Result<Value, Failure> in Result(catching: body) }
            let thread = Thread { call.perform() }
            thread.stackSize = large
            thread.start()
            return call.wait()
        }
    }

    /// A call that another thread makes, once. Sendable, because the two threads take turns.
    private nonisolated final class Call<Value>: @unchecked Sendable {
        private var body: (() -> Value)?
        private var value: Value?
        private let finished = DispatchSemaphore(value: 0)

        init(_ body: @escaping () -> Value) {
            self.body = body
        }

        func perform() {
            call()
            finished.signal()
        }

        /// Also releases the closure, which must not outlive the wait of the first thread.
        @inline(never)
        private func call() {
            value = body!()
            body = nil
        }

        func wait() -> Value {
            finished.wait()
            return value!
        }
    }
}

/// The lowest address of the current thread's stack, found once for each thread.
private nonisolated enum StackBounds {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// 1 if the platform does not tell, so that there always is room.
    static var current: UInt {
        if let known = pthread_getspecific(key) { return UInt(bitPattern: known) }
        let lowest = find()
        pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: lowest))
        return lowest
    }

    private static func find() -> UInt {
        #if canImport(Darwin)
            let thread = pthread_self()
            return UInt(bitPattern: pthread_get_stackaddr_np(thread)) - UInt(pthread_get_stacksize_np(thread))
        #elseif os(Linux)
            typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
            // Looked up, because its header is hidden from Swift.
            guard let function = dlsym(nil, "pthread_getattr_np") else { return 1 }
            var attributes = pthread_attr_t()
            guard unsafeBitCast(function, to: GetAttributes.self)(pthread_self(), &attributes) == 0 else { return 1 }
            defer { pthread_attr_destroy(&attributes) }
            var lowest: UnsafeMutableRawPointer?
            var size = 0
            guard pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return 1 }
            return max(1, UInt(bitPattern: lowest))
        #else
            return 1
        #endif
    }
}
