#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Runs work on a thread whose stack is large enough for the deepest document; pool threads have only 512 KB.
enum DeepStack {
    /// The stack size. It is address space: only the used part becomes memory.
    private static let bytes = 256 << 20

    /// Runs the work and waits for it; on the current thread if no other can be created.
    static func run<Value>(_ work: () -> Value) -> Value {
        var value: Value?
        withoutActuallyEscaping(work) { work in
            let task = Task { value = work() }
            task.run(stackSize: bytes)
        }
        guard let value else { preconditionFailure("the work was not done") }
        return value
    }

    /// The argument of the thread.
    private final class Task {
        private let work: () -> Void

        init(_ work: @escaping () -> Void) { self.work = work }

        func run(stackSize: Int) {
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            #if canImport(Darwin)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            let task = Unmanaged.passUnretained(self).toOpaque()
            let isMade =
                pthread_attr_setstacksize(&attributes, stackSize) == 0
                && pthread_create(&thread, &attributes, Self.start, task) == 0
            guard isMade else {
                work()
                return
            }
            #if canImport(Darwin)
                if let thread { pthread_join(thread, nil) }
            #else
                pthread_join(thread, nil)
            #endif
        }

        #if canImport(Darwin)
            private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { task in
                Unmanaged<Task>.fromOpaque(task).takeUnretainedValue().work()
                return nil
            }
        #else
            private static let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { task in
                if let task { Unmanaged<Task>.fromOpaque(task).takeUnretainedValue().work() }
                return nil
            }
        #endif
    }
}
