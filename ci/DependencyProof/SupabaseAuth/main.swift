import DeclarativeOpenAPIRuntime
import Foundation
import SupabaseAuthAPI

#if canImport(SwiftUI)
    import SwiftUI
#endif

// An app of Supabase Auth: a stubbed call, and wired ones, which store and use a user's tokens.
var stub = SupabaseAuthRESTAPI.Client.unimplemented
stub.getUser = { @concurrent in SupabaseAuthRESTAPI.UserSchema(email: "stub@example.com") }
print("stubbed:", try await stub.getUser().email ?? "no one")

@MainActor final class Account {
    var access: String?
    var refresh: String?
    var refreshing: Task<Void, any Error>?
}

let account = Account()
let api = SupabaseAuthClient(
    baseURL: URL(string: CommandLine.arguments[1])!, apikey: "anon-key",
    accessToken: .init(get: { account.access }, set: { account.access = $0 }),
    refreshToken: .init(get: { account.refresh }, set: { account.refresh = $0 }),
    refreshTask: .init(get: { account.refreshing }, set: { account.refreshing = $0 })
).api
account.access = try await api.postToken(
    grantType: .password, body: .init(password: "pass w\u{F6}rd+1", email: "zo\u{EB}@example.com")
).accessToken
print("wired:", try await api.getUser().email ?? "no one")
