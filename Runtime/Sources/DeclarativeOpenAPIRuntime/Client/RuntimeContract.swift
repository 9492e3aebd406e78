/// The first contract between generated code and this runtime.
///
/// Each generated file names the contract that it was generated for, once:
///
///     private typealias RuntimeContract = RuntimeContract1_ifMissingUpdateDeclarativeOpenAPIRuntime
///
/// so that a generated file and a runtime that do not fit are a compile error which says what to do:
///
/// - A runtime that is too old does not have the name, and the compiler's message spells out the remedy: *cannot find type
///   'RuntimeContract1_ifMissingUpdateDeclarativeOpenAPIRuntime' in scope*.
/// - A runtime that no longer keeps contract 1 keeps its name, marked
///   `@available(*, unavailable, message: "generated for runtime contract 1; run ./workspace regenerate")`.
///
/// A contract is everything that generated code uses: the names, signatures and meaning of what is public here. Adding to
/// it, when generated code uses what was added, makes a new contract beside the old one; only taking away or changing
/// something retires the old.
public nonisolated enum RuntimeContract1_ifMissingUpdateDeclarativeOpenAPIRuntime {}
