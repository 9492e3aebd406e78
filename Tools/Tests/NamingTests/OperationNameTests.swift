import Naming
import Testing

struct OperationNameTests {
    @Test(arguments: [
        Row("showPetById", "showPetById"), Row("get-user", "getUser"), Row("get_user", "getUser"),
        Row("repos/list-for-org", "reposListForOrg"),
        Row("User.exists__get_Users_{id}_exists", "userExistsGetUsersIdExists"),
        Row("Retrieve All The Things", "retrieveAllTheThings"), Row("token#refresh", "tokenRefresh"),
        Row("2fa-status", "_2faStatus"), Row("取得", "取得"), Row("Type", "type"), Row("self", "self_"),
    ])
    func namesId(row: Row) {
        #expect(SwiftName.operation(id: row.text) == row.name)
    }

    @Test(arguments: [
        Row("/pets/{petId}", "getPetsPetId"), Row("/api/v3/aggTrades", "getApiV3AggTrades"), Row("/", "getRoot"),
        Row("/token", "getToken"), Row("/a/{b}", "getAB"), Row("/a/b", "getAB"), Row("/a-b", "getAB"),
        Row("/2fa", "get2fa"), Row("/v1/1", "getV1_1"), Row("/sapi/v1/account/info", "getSapiV1AccountInfo"),
        Row("", "getRoot"),
    ])
    func namesMethodAndPath(row: Row) {
        #expect(SwiftName.operation(method: "get", path: row.text) == row.name)
        #expect(SwiftName.operation(method: "GET", path: row.text) == row.name)
    }

    @Test(arguments: [
        Row("/a/{b}", "getAByB"), Row("/a/b", "getASlashB"), Row("/a-b", "getADashB"), Row("/a_b", "getAUnderscoreB"),
        Row("/a/", "getASlash"), Row("/a/b-{c}", "getABDashByC"),
    ])
    func spellsPath(row: Row) {
        #expect(SwiftName.spelledOperation(method: "get", path: row.text) == row.name)
    }
}
