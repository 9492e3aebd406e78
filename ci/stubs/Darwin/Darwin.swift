// A stub for platforms without Darwin: the used part of its public interface, for threads as they are on this platform.

public func pthread_get_stackaddr_np(_ thread: UInt) -> UnsafeMutableRawPointer {
    fatalError("a stub: it is type-checked and never run")
}

public func pthread_get_stacksize_np(_ thread: UInt) -> Int {
    fatalError("a stub: it is type-checked and never run")
}
