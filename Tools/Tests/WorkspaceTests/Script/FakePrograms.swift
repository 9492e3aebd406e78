/// The programs on the `PATH` of a fake machine.
enum FakePrograms {
    /// The real programs that the script uses; their folder depends on the system.
    static let real = [
        "bash", "cat", "cksum", "dirname", "env", "find", "head", "mkdir", "readlink", "sed", "sleep", "sort", "tail",
    ]

    static let fakes = [
        "git": "echo 'git version 2.40.0'",
        "swift": """
        log "swift $*"
        case "$1" in
        --version) echo "Swift version $(cat "$STATE/swift-version") (swift-RELEASE)" ;;
        build)
            [ ! -e "$STATE/broken" ] || { echo "Sources/A.swift:1:1: error: it is broken"; exit 1; }
            products="$CHECKOUT/Tools/.build/$3"
            mkdir -p "$products"
            cp_tool workspace "$products"; cp_tool declarative-openapi "$products" ;;
        esac
        """,
        "pkg-config": """
        case "$2" in
        yaml-0.1) [ -e "$STATE/libyaml-dev" ] ;;
        libcrypto) [ -e "$STATE/libssl-dev" ] ;;
        *) [ "$1" = --version ] && echo 1.8.1 ;;
        esac || exit 1
        [ "$1" != --modversion ] || echo 1.2.3
        """,
        "python3": """
        log "python3 $1"
        [ "$1" != --version ] || { echo "Python 3.11.0"; exit 0; }
        [ -e "$STATE/python3-venv" ]
        """,
        "id": "echo \"$FAKE_USER\"",
        "uname": "echo \"$FAKE_SYSTEM\"",
        "sudo": "log \"sudo\"; exec \"$@\"",
        "apt-get": """
        log "apt-get $* (${DEBIAN_FRONTEND:-interactive})"
        [ ! -e "$STATE/offline" ] || exit 100
        for package in "$@"; do
            case "$package" in
            lib*|python*) [ -e "$STATE/useless" ] || : >"$STATE/$package" ;;
            esac
        done
        """,
        "brew": """
        log "brew $*"
        : >"$STATE/libyaml-dev"; : >"$STATE/python3-venv"
        """,
    ]
}
