/// The third contract between generated code and this runtime.
///
/// Each generated file names the contract that it was generated for, once:
///
///     private typealias RuntimeContract = RuntimeContract3_ifMissingUpdateDeclarativeOpenAPIRuntime
///
/// so that a generated file and a runtime that do not fit are a compile error which says what to do:
///
/// - A runtime that is too old does not have the name, and the compiler's message spells out the remedy: *cannot find type
///   'RuntimeContract3_ifMissingUpdateDeclarativeOpenAPIRuntime' in scope*.
/// - A runtime that no longer keeps a contract keeps its name, marked unavailable with a message that says to generate
///   again.
///
/// A contract is everything that generated code uses: the names, signatures and meaning of what is public here or marked
/// `@_spi(Generated)`. Adding to it, when generated code uses what was added, makes a new contract beside the old one; only
/// taking away or changing something retires the old.
@_spi(Generated)
public nonisolated enum RuntimeContract3_ifMissingUpdateDeclarativeOpenAPIRuntime {}

/// The second contract, which this runtime does not keep.
@available(*, unavailable, message: "generated for runtime contract 2; run ./workspace regenerate")
public nonisolated enum RuntimeContract2_ifMissingUpdateDeclarativeOpenAPIRuntime {}

/// The first contract, which this runtime does not keep.
@available(*, unavailable, message: "generated for runtime contract 1; run ./workspace regenerate")
public nonisolated enum RuntimeContract1_ifMissingUpdateDeclarativeOpenAPIRuntime {}
