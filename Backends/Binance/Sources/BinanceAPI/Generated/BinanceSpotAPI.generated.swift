// Made by declarative-openapi from the API's OpenAPI document. Edits are lost: change the document or the
// options, and generate again.

@_spi(Generated) public import DeclarativeOpenAPIRuntime
@_spi(Generated) public import DeclarativeRequests
public import Foundation

/// Binance Public Spot API
public nonisolated enum BinanceSpotAPI {
    private typealias RuntimeContract = RuntimeContract3_ifMissingUpdateDeclarativeOpenAPIRuntime

    // MARK: - Schemas

    public nonisolated struct APIError: ObjectModel {
        public var code: Int
        public var msg: String

        public init(code: Int, msg: String) {
            self.code = code
            self.msg = msg
        }

        @_spi(Generated) public static let members: ObjectMembers = ["code": Int.self, "msg": String.self]
    }

    public nonisolated struct AggTrade: LargeObjectModel {
        public var a: Int { get { _storage[0] } _modify { yield &_storage[0] } }

        public var p: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var q: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var f: Int { get { _storage[3] } _modify { yield &_storage[3] } }

        public var l: Int { get { _storage[4] } _modify { yield &_storage[4] } }

        /// Wire name: `T`.
        public var t: Bool { get { _storage[5] } _modify { yield &_storage[5] } }

        public var m: Bool { get { _storage[6] } _modify { yield &_storage[6] } }

        /// Wire name: `M`.
        public var M_: Bool { get { _storage[7] } _modify { yield &_storage[7] } }

        public init(a: Int, p: String, q: String, f: Int, l: Int, t: Bool, m: Bool, M_: Bool) {
            _storage = ObjectStorage(Self.members, a, p, q, f, l, t, m, M_)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "a": Int.self,
            "p": String.self,
            "q": String.self,
            "f": Int.self,
            "l": Int.self,
            "T": Bool.self,
            "m": Bool.self,
            "M": Bool.self,
        ]
    }

    public nonisolated struct BookTicker: LargeObjectModel {
        public var symbol: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var bidPrice: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var bidQty: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var askPrice: String { get { _storage[3] } _modify { yield &_storage[3] } }

        public var askQty: String { get { _storage[4] } _modify { yield &_storage[4] } }

        public init(symbol: String, bidPrice: String, bidQty: String, askPrice: String, askQty: String) {
            _storage = ObjectStorage(Self.members, symbol, bidPrice, bidQty, askPrice, askQty)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "symbol": String.self,
            "bidPrice": String.self,
            "bidQty": String.self,
            "askPrice": String.self,
            "askQty": String.self,
        ]
    }

    public typealias BookTickerList = [BookTicker]

    public nonisolated struct DayTicker: LargeObjectModel {
        public var symbol: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var priceChange: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var priceChangePercent: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var weightedAvgPrice: String { get { _storage[3] } _modify { yield &_storage[3] } }

        public var openPrice: String { get { _storage[4] } _modify { yield &_storage[4] } }

        public var highPrice: String { get { _storage[5] } _modify { yield &_storage[5] } }

        public var lowPrice: String { get { _storage[6] } _modify { yield &_storage[6] } }

        public var lastPrice: String { get { _storage[7] } _modify { yield &_storage[7] } }

        public var volume: String { get { _storage[8] } _modify { yield &_storage[8] } }

        public var quoteVolume: String { get { _storage[9] } _modify { yield &_storage[9] } }

        public var openTime: Int { get { _storage[10] } _modify { yield &_storage[10] } }

        public var closeTime: Int { get { _storage[11] } _modify { yield &_storage[11] } }

        public var firstId: Int { get { _storage[12] } _modify { yield &_storage[12] } }

        public var lastId: Int { get { _storage[13] } _modify { yield &_storage[13] } }

        public var count: Int { get { _storage[14] } _modify { yield &_storage[14] } }

        public init(
            symbol: String,
            priceChange: String,
            priceChangePercent: String,
            weightedAvgPrice: String,
            openPrice: String,
            highPrice: String,
            lowPrice: String,
            lastPrice: String,
            volume: String,
            quoteVolume: String,
            openTime: Int,
            closeTime: Int,
            firstId: Int,
            lastId: Int,
            count: Int
        ) {
            _storage = ObjectStorage(
                Self.members, symbol, priceChange, priceChangePercent, weightedAvgPrice, openPrice, highPrice, lowPrice,
                lastPrice, volume, quoteVolume, openTime, closeTime, firstId, lastId, count
            )
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "symbol": String.self,
            "priceChange": String.self,
            "priceChangePercent": String.self,
            "weightedAvgPrice": String.self,
            "openPrice": String.self,
            "highPrice": String.self,
            "lowPrice": String.self,
            "lastPrice": String.self,
            "volume": String.self,
            "quoteVolume": String.self,
            "openTime": Int.self,
            "closeTime": Int.self,
            "firstId": Int.self,
            "lastId": Int.self,
            "count": Int.self,
        ]
    }

    public typealias DayTickerList = [DayTicker]

    public nonisolated struct GetApiV3AvgPriceResponse: ObjectModel {
        public var mins: Int
        public var price: String
        public var closeTime: Int

        public init(mins: Int, price: String, closeTime: Int) {
            self.mins = mins
            self.price = price
            self.closeTime = closeTime
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "mins": Int.self,
            "price": String.self,
            "closeTime": Int.self,
        ]
    }

    public nonisolated struct GetApiV3DepthResponse: ObjectModel {
        public var lastUpdateId: Int
        public var bids: [[String]]
        public var asks: [[String]]

        public init(lastUpdateId: Int, bids: [[String]], asks: [[String]]) {
            self.lastUpdateId = lastUpdateId
            self.bids = bids
            self.asks = asks
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "lastUpdateId": Int.self,
            "bids": [[String]].self,
            "asks": [[String]].self,
        ]
    }

    public nonisolated struct GetApiV3ExchangeInfoResponse: ObjectModel {
        public var timezone: String
        public var serverTime: Int
        public var rateLimits: [RateLimits]
        public var exchangeFilters: [[String: JSONValue]]
        public var symbols: [Symbols]

        public init(
            timezone: String,
            serverTime: Int,
            rateLimits: [RateLimits],
            exchangeFilters: [[String: JSONValue]],
            symbols: [Symbols]
        ) {
            self.timezone = timezone
            self.serverTime = serverTime
            self.rateLimits = rateLimits
            self.exchangeFilters = exchangeFilters
            self.symbols = symbols
        }

        public nonisolated struct RateLimits: ObjectModel {
            public var rateLimitType: String
            public var interval: String
            public var intervalNum: Int
            public var limit: Int

            public init(rateLimitType: String, interval: String, intervalNum: Int, limit: Int) {
                self.rateLimitType = rateLimitType
                self.interval = interval
                self.intervalNum = intervalNum
                self.limit = limit
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "rateLimitType": String.self,
                "interval": String.self,
                "intervalNum": Int.self,
                "limit": Int.self,
            ]
        }

        public nonisolated struct Symbols: LargeObjectModel {
            public var symbol: String { get { _storage[0] } _modify { yield &_storage[0] } }

            public var status: String { get { _storage[1] } _modify { yield &_storage[1] } }

            public var baseAsset: String { get { _storage[2] } _modify { yield &_storage[2] } }

            public var baseAssetPrecision: Int { get { _storage[3] } _modify { yield &_storage[3] } }

            public var quoteAsset: String { get { _storage[4] } _modify { yield &_storage[4] } }

            public var quoteAssetPrecision: Int { get { _storage[5] } _modify { yield &_storage[5] } }

            public var baseCommissionPrecision: Int { get { _storage[6] } _modify { yield &_storage[6] } }

            public var quoteCommissionPrecision: Int { get { _storage[7] } _modify { yield &_storage[7] } }

            public var orderTypes: [String] { get { _storage[8] } _modify { yield &_storage[8] } }

            public var icebergAllowed: Bool { get { _storage[9] } _modify { yield &_storage[9] } }

            public var ocoAllowed: Bool { get { _storage[10] } _modify { yield &_storage[10] } }

            public var otoAllowed: Bool { get { _storage[11] } _modify { yield &_storage[11] } }

            public var quoteOrderQtyMarketAllowed: Bool { get { _storage[12] } _modify { yield &_storage[12] } }

            public var allowTrailingStop: Bool { get { _storage[13] } _modify { yield &_storage[13] } }

            public var cancelReplaceAllowed: Bool { get { _storage[14] } _modify { yield &_storage[14] } }

            public var isSpotTradingAllowed: Bool { get { _storage[15] } _modify { yield &_storage[15] } }

            public var isMarginTradingAllowed: Bool { get { _storage[16] } _modify { yield &_storage[16] } }

            public var filters: [Filters] { get { _storage[17] } _modify { yield &_storage[17] } }

            public var permissions: [String] { get { _storage[18] } _modify { yield &_storage[18] } }

            public var permissionSets: [[String]] { get { _storage[19] } _modify { yield &_storage[19] } }

            public var defaultSelfTradePreventionMode: String { get { _storage[20] } _modify { yield &_storage[20] } }

            public var allowedSelfTradePreventionModes: [String] {
                get { _storage[21] }
                _modify { yield &_storage[21] }
            }

            public init(
                symbol: String,
                status: String,
                baseAsset: String,
                baseAssetPrecision: Int,
                quoteAsset: String,
                quoteAssetPrecision: Int,
                baseCommissionPrecision: Int,
                quoteCommissionPrecision: Int,
                orderTypes: [String],
                icebergAllowed: Bool,
                ocoAllowed: Bool,
                otoAllowed: Bool,
                quoteOrderQtyMarketAllowed: Bool,
                allowTrailingStop: Bool,
                cancelReplaceAllowed: Bool,
                isSpotTradingAllowed: Bool,
                isMarginTradingAllowed: Bool,
                filters: [Filters],
                permissions: [String],
                permissionSets: [[String]],
                defaultSelfTradePreventionMode: String,
                allowedSelfTradePreventionModes: [String]
            ) {
                _storage = ObjectStorage(
                    Self.members, symbol, status, baseAsset, baseAssetPrecision, quoteAsset, quoteAssetPrecision,
                    baseCommissionPrecision, quoteCommissionPrecision, orderTypes, icebergAllowed, ocoAllowed,
                    otoAllowed, quoteOrderQtyMarketAllowed, allowTrailingStop, cancelReplaceAllowed,
                    isSpotTradingAllowed, isMarginTradingAllowed, filters, permissions, permissionSets,
                    defaultSelfTradePreventionMode, allowedSelfTradePreventionModes
                )
            }

            private var _storage: ObjectStorage

            public nonisolated struct Filters: LargeObjectModel {
                public var filterType: String { get { _storage[0] } _modify { yield &_storage[0] } }

                public var minPrice: String { get { _storage[1] } _modify { yield &_storage[1] } }

                public var maxPrice: String { get { _storage[2] } _modify { yield &_storage[2] } }

                public var tickSize: String { get { _storage[3] } _modify { yield &_storage[3] } }

                public init(filterType: String, minPrice: String, maxPrice: String, tickSize: String) {
                    _storage = ObjectStorage(Self.members, filterType, minPrice, maxPrice, tickSize)
                }

                private var _storage: ObjectStorage

                @_spi(Generated) public static let members: ObjectMembers = [
                    "filterType": String.self,
                    "minPrice": String.self,
                    "maxPrice": String.self,
                    "tickSize": String.self,
                ]
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "symbol": String.self,
                "status": String.self,
                "baseAsset": String.self,
                "baseAssetPrecision": Int.self,
                "quoteAsset": String.self,
                "quoteAssetPrecision": Int.self,
                "baseCommissionPrecision": Int.self,
                "quoteCommissionPrecision": Int.self,
                "orderTypes": [String].self,
                "icebergAllowed": Bool.self,
                "ocoAllowed": Bool.self,
                "otoAllowed": Bool.self,
                "quoteOrderQtyMarketAllowed": Bool.self,
                "allowTrailingStop": Bool.self,
                "cancelReplaceAllowed": Bool.self,
                "isSpotTradingAllowed": Bool.self,
                "isMarginTradingAllowed": Bool.self,
                "filters": [Filters].self,
                "permissions": [String].self,
                "permissionSets": [[String]].self,
                "defaultSelfTradePreventionMode": String.self,
                "allowedSelfTradePreventionModes": [String].self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "timezone": String.self,
            "serverTime": Int.self,
            "rateLimits": [RateLimits].self,
            "exchangeFilters": [[String: JSONValue]].self,
            "symbols": [Symbols].self,
        ]
    }

    public nonisolated enum GetApiV3KlinesResponse: UnionModel {
        case integer(Int)
        case string(String)

        /// A value that the document does not foresee; it is written back as it is.
        case unknown(JSONValue)

        public init(from decoder: any Decoder) throws {
            let shape = JSONShape(decoder)
            if shape.is(.number) {
                self = .integer(try decoder.branch(Int.self))
            } else if let value = try? decoder.branch(String.self) {
                self = .string(value)
            } else {
                self = .unknown(try JSONValue(from: decoder))
            }
        }

        @_spi(Generated) public var branch: UnionBranch {
            switch self {
            case .integer(let value): return UnionBranch(0, value)
            case .string(let value): return UnionBranch(1, value)
            case .unknown(let value): return UnionBranch(2, value)
            }
        }
    }

    public nonisolated enum GetApiV3Ticker24hrResponse: UnionModel {
        case ticker(Ticker)
        case tickerList(TickerList)

        /// A value that the document does not foresee; it is written back as it is.
        case unknown(JSONValue)

        public init(from decoder: any Decoder) throws {
            let shape = JSONShape(decoder)
            if shape.is(.object) {
                self = .ticker(try decoder.branch(Ticker.self))
            } else if shape.is(.array) {
                self = .tickerList(try decoder.branch(TickerList.self))
            } else {
                self = .unknown(try JSONValue(from: decoder))
            }
        }

        @_spi(Generated) public var branch: UnionBranch {
            switch self {
            case .ticker(let value): return UnionBranch(0, value)
            case .tickerList(let value): return UnionBranch(1, value)
            case .unknown(let value): return UnionBranch(2, value)
            }
        }
    }

    public nonisolated enum GetApiV3TickerBookTickerResponse: UnionModel {
        case bookTicker(BookTicker)
        case bookTickerList(BookTickerList)

        /// A value that the document does not foresee; it is written back as it is.
        case unknown(JSONValue)

        public init(from decoder: any Decoder) throws {
            let shape = JSONShape(decoder)
            if shape.is(.object) {
                self = .bookTicker(try decoder.branch(BookTicker.self))
            } else if shape.is(.array) {
                self = .bookTickerList(try decoder.branch(BookTickerList.self))
            } else {
                self = .unknown(try JSONValue(from: decoder))
            }
        }

        @_spi(Generated) public var branch: UnionBranch {
            switch self {
            case .bookTicker(let value): return UnionBranch(0, value)
            case .bookTickerList(let value): return UnionBranch(1, value)
            case .unknown(let value): return UnionBranch(2, value)
            }
        }
    }

    public nonisolated enum GetApiV3TickerPriceResponse: UnionModel {
        case priceTicker(PriceTicker)
        case priceTickerList(PriceTickerList)

        /// A value that the document does not foresee; it is written back as it is.
        case unknown(JSONValue)

        public init(from decoder: any Decoder) throws {
            let shape = JSONShape(decoder)
            if shape.is(.object) {
                self = .priceTicker(try decoder.branch(PriceTicker.self))
            } else if shape.is(.array) {
                self = .priceTickerList(try decoder.branch(PriceTickerList.self))
            } else {
                self = .unknown(try JSONValue(from: decoder))
            }
        }

        @_spi(Generated) public var branch: UnionBranch {
            switch self {
            case .priceTicker(let value): return UnionBranch(0, value)
            case .priceTickerList(let value): return UnionBranch(1, value)
            case .unknown(let value): return UnionBranch(2, value)
            }
        }
    }

    public nonisolated struct GetApiV3TickerResponse: LargeObjectModel {
        public var symbol: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var priceChange: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var priceChangePercent: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var weightedAvgPrice: String { get { _storage[3] } _modify { yield &_storage[3] } }

        public var openPrice: String { get { _storage[4] } _modify { yield &_storage[4] } }

        public var highPrice: String { get { _storage[5] } _modify { yield &_storage[5] } }

        public var lowPrice: String { get { _storage[6] } _modify { yield &_storage[6] } }

        public var lastPrice: String { get { _storage[7] } _modify { yield &_storage[7] } }

        public var volume: String { get { _storage[8] } _modify { yield &_storage[8] } }

        public var quoteVolume: String { get { _storage[9] } _modify { yield &_storage[9] } }

        public var openTime: Int { get { _storage[10] } _modify { yield &_storage[10] } }

        public var closeTime: Int { get { _storage[11] } _modify { yield &_storage[11] } }

        public var firstId: Int { get { _storage[12] } _modify { yield &_storage[12] } }

        public var lastId: Int { get { _storage[13] } _modify { yield &_storage[13] } }

        public var count: Int { get { _storage[14] } _modify { yield &_storage[14] } }

        public init(
            symbol: String,
            priceChange: String,
            priceChangePercent: String,
            weightedAvgPrice: String,
            openPrice: String,
            highPrice: String,
            lowPrice: String,
            lastPrice: String,
            volume: String,
            quoteVolume: String,
            openTime: Int,
            closeTime: Int,
            firstId: Int,
            lastId: Int,
            count: Int
        ) {
            _storage = ObjectStorage(
                Self.members, symbol, priceChange, priceChangePercent, weightedAvgPrice, openPrice, highPrice, lowPrice,
                lastPrice, volume, quoteVolume, openTime, closeTime, firstId, lastId, count
            )
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "symbol": String.self,
            "priceChange": String.self,
            "priceChangePercent": String.self,
            "weightedAvgPrice": String.self,
            "openPrice": String.self,
            "highPrice": String.self,
            "lowPrice": String.self,
            "lastPrice": String.self,
            "volume": String.self,
            "quoteVolume": String.self,
            "openTime": Int.self,
            "closeTime": Int.self,
            "firstId": Int.self,
            "lastId": Int.self,
            "count": Int.self,
        ]
    }

    public nonisolated enum GetApiV3TickerTradingDayResponse: UnionModel {
        case dayTicker(DayTicker)
        case dayTickerList(DayTickerList)

        /// A value that the document does not foresee; it is written back as it is.
        case unknown(JSONValue)

        public init(from decoder: any Decoder) throws {
            let shape = JSONShape(decoder)
            if shape.is(.object) {
                self = .dayTicker(try decoder.branch(DayTicker.self))
            } else if shape.is(.array) {
                self = .dayTickerList(try decoder.branch(DayTickerList.self))
            } else {
                self = .unknown(try JSONValue(from: decoder))
            }
        }

        @_spi(Generated) public var branch: UnionBranch {
            switch self {
            case .dayTicker(let value): return UnionBranch(0, value)
            case .dayTickerList(let value): return UnionBranch(1, value)
            case .unknown(let value): return UnionBranch(2, value)
            }
        }
    }

    public nonisolated struct GetApiV3TimeResponse: ObjectModel {
        public var serverTime: Int

        public init(serverTime: Int) {
            self.serverTime = serverTime
        }

        @_spi(Generated) public static let members: ObjectMembers = ["serverTime": Int.self]
    }

    public nonisolated enum GetApiV3UiKlinesResponse: UnionModel {
        case integer(Int)
        case string(String)

        /// A value that the document does not foresee; it is written back as it is.
        case unknown(JSONValue)

        public init(from decoder: any Decoder) throws {
            let shape = JSONShape(decoder)
            if shape.is(.number) {
                self = .integer(try decoder.branch(Int.self))
            } else if let value = try? decoder.branch(String.self) {
                self = .string(value)
            } else {
                self = .unknown(try JSONValue(from: decoder))
            }
        }

        @_spi(Generated) public var branch: UnionBranch {
            switch self {
            case .integer(let value): return UnionBranch(0, value)
            case .string(let value): return UnionBranch(1, value)
            case .unknown(let value): return UnionBranch(2, value)
            }
        }
    }

    public nonisolated struct GetSapiV1AccountApiRestrictionsResponse: ObjectModel {
        public var ipRestrict: Bool
        public var createTime: Int
        public var enableInternalTransfer: Bool
        public var enableFutures: Bool
        public var enablePortfolioMarginTrading: Bool?
        public var enableVanillaOptions: Bool
        public var permitsUniversalTransfer: Bool
        public var enableReading: Bool
        public var enableSpotAndMarginTrading: Bool
        public var enableWithdrawals: Bool
        public var enableMargin: Bool
        public var tradingAuthorityExpirationTime: Int

        public init(
            ipRestrict: Bool,
            createTime: Int,
            enableInternalTransfer: Bool,
            enableFutures: Bool,
            enablePortfolioMarginTrading: Bool? = nil,
            enableVanillaOptions: Bool,
            permitsUniversalTransfer: Bool,
            enableReading: Bool,
            enableSpotAndMarginTrading: Bool,
            enableWithdrawals: Bool,
            enableMargin: Bool,
            tradingAuthorityExpirationTime: Int
        ) {
            self.ipRestrict = ipRestrict
            self.createTime = createTime
            self.enableInternalTransfer = enableInternalTransfer
            self.enableFutures = enableFutures
            self.enablePortfolioMarginTrading = enablePortfolioMarginTrading
            self.enableVanillaOptions = enableVanillaOptions
            self.permitsUniversalTransfer = permitsUniversalTransfer
            self.enableReading = enableReading
            self.enableSpotAndMarginTrading = enableSpotAndMarginTrading
            self.enableWithdrawals = enableWithdrawals
            self.enableMargin = enableMargin
            self.tradingAuthorityExpirationTime = tradingAuthorityExpirationTime
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "ipRestrict": Bool.self,
            "createTime": Int.self,
            "enableInternalTransfer": Bool.self,
            "enableFutures": Bool.self,
            "enablePortfolioMarginTrading": Bool?.self,
            "enableVanillaOptions": Bool.self,
            "permitsUniversalTransfer": Bool.self,
            "enableReading": Bool.self,
            "enableSpotAndMarginTrading": Bool.self,
            "enableWithdrawals": Bool.self,
            "enableMargin": Bool.self,
            "tradingAuthorityExpirationTime": Int.self,
        ]
    }

    public nonisolated struct GetSapiV1AccountApiTradingStatusResponse: ObjectModel {
        public var data: APIData

        public init(data: APIData) {
            self.data = data
        }

        public nonisolated struct APIData: ObjectModel {
            public var isLocked: Bool
            public var plannedRecoverTime: Int
            public var triggerCondition: TriggerCondition
            public var indicators: Indicators
            public var updateTime: Int

            public init(
                isLocked: Bool,
                plannedRecoverTime: Int,
                triggerCondition: TriggerCondition,
                indicators: Indicators,
                updateTime: Int
            ) {
                self.isLocked = isLocked
                self.plannedRecoverTime = plannedRecoverTime
                self.triggerCondition = triggerCondition
                self.indicators = indicators
                self.updateTime = updateTime
            }

            public nonisolated struct TriggerCondition: ObjectModel {
                /// Wire name: `GCR`.
                public var gcr: Int

                /// Wire name: `IFER`.
                public var ifer: Int

                /// Wire name: `UFR`.
                public var ufr: Int

                public init(gcr: Int, ifer: Int, ufr: Int) {
                    self.gcr = gcr
                    self.ifer = ifer
                    self.ufr = ufr
                }

                @_spi(Generated) public static let members: ObjectMembers = [
                    "GCR": Int.self,
                    "IFER": Int.self,
                    "UFR": Int.self,
                ]
            }

            public nonisolated struct Indicators: ObjectModel {
                /// Wire name: `BTCUSDT`.
                public var btcusdt: [BTCUSDT]

                public init(btcusdt: [BTCUSDT]) {
                    self.btcusdt = btcusdt
                }

                public nonisolated struct BTCUSDT: ObjectModel {
                    public var i: String
                    public var c: Int
                    public var v: Double
                    public var t: Double

                    public init(i: String, c: Int, v: Double, t: Double) {
                        self.i = i
                        self.c = c
                        self.v = v
                        self.t = t
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "i": String.self,
                        "c": Int.self,
                        "v": Double.self,
                        "t": Double.self,
                    ]
                }

                @_spi(Generated) public static let members: ObjectMembers = ["BTCUSDT": [BTCUSDT].self]
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "isLocked": Bool.self,
                "plannedRecoverTime": Int.self,
                "triggerCondition": TriggerCondition.self,
                "indicators": Indicators.self,
                "updateTime": Int.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = ["data": APIData.self]
    }

    public nonisolated struct GetSapiV1AccountInfoResponse: ObjectModel {
        public var vipLevel: Int
        public var isMarginEnabled: Bool
        public var isFutureEnabled: Bool

        public init(vipLevel: Int, isMarginEnabled: Bool, isFutureEnabled: Bool) {
            self.vipLevel = vipLevel
            self.isMarginEnabled = isMarginEnabled
            self.isFutureEnabled = isFutureEnabled
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "vipLevel": Int.self,
            "isMarginEnabled": Bool.self,
            "isFutureEnabled": Bool.self,
        ]
    }

    public nonisolated enum GetSapiV1AccountSnapshotResponse: UnionModel {
        case snapshotSpot(SnapshotSpot)
        case snapshotMargin(SnapshotMargin)
        case snapshotFutures(SnapshotFutures)

        /// A value that the document does not foresee; it is written back as it is.
        case unknown(JSONValue)

        public init(from decoder: any Decoder) throws {
            let shape = JSONShape(decoder)
            if shape.is(.object), let value = try? decoder.branch(SnapshotSpot.self) {
                self = .snapshotSpot(value)
            } else if shape.is(.object), let value = try? decoder.branch(SnapshotMargin.self) {
                self = .snapshotMargin(value)
            } else if shape.is(.object), let value = try? decoder.branch(SnapshotFutures.self) {
                self = .snapshotFutures(value)
            } else {
                self = .unknown(try JSONValue(from: decoder))
            }
        }

        @_spi(Generated) public var branch: UnionBranch {
            switch self {
            case .snapshotSpot(let value): return UnionBranch(0, value)
            case .snapshotMargin(let value): return UnionBranch(1, value)
            case .snapshotFutures(let value): return UnionBranch(2, value)
            case .unknown(let value): return UnionBranch(3, value)
            }
        }
    }

    public nonisolated struct GetSapiV1AccountStatusResponse: ObjectModel {
        public var data: String

        public init(data: String) {
            self.data = data
        }

        @_spi(Generated) public static let members: ObjectMembers = ["data": String.self]
    }

    public nonisolated struct GetSapiV1AssetAssetDetailResponse: ObjectModel {
        /// Wire name: `CTR`.
        public var ctr: CTR

        public init(ctr: CTR) {
            self.ctr = ctr
        }

        public nonisolated struct CTR: ObjectModel {
            public var minWithdrawAmount: String
            public var depositStatus: Bool
            public var withdrawFee: Int
            public var withdrawStatus: Bool
            public var depositTip: String

            public init(
                minWithdrawAmount: String,
                depositStatus: Bool,
                withdrawFee: Int,
                withdrawStatus: Bool,
                depositTip: String
            ) {
                self.minWithdrawAmount = minWithdrawAmount
                self.depositStatus = depositStatus
                self.withdrawFee = withdrawFee
                self.withdrawStatus = withdrawStatus
                self.depositTip = depositTip
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "minWithdrawAmount": String.self,
                "depositStatus": Bool.self,
                "withdrawFee": Int.self,
                "withdrawStatus": Bool.self,
                "depositTip": String.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = ["CTR": CTR.self]
    }

    public nonisolated struct GetSapiV1AssetAssetDividendResponse: ObjectModel {
        public var rows: [Rows]
        public var total: Int

        public init(rows: [Rows], total: Int) {
            self.rows = rows
            self.total = total
        }

        public nonisolated struct Rows: LargeObjectModel {
            public var id: Int { get { _storage[0] } _modify { yield &_storage[0] } }

            public var amount: String { get { _storage[1] } _modify { yield &_storage[1] } }

            public var asset: String { get { _storage[2] } _modify { yield &_storage[2] } }

            public var divTime: Int { get { _storage[3] } _modify { yield &_storage[3] } }

            public var enInfo: String { get { _storage[4] } _modify { yield &_storage[4] } }

            public var tranId: Int { get { _storage[5] } _modify { yield &_storage[5] } }

            public init(id: Int, amount: String, asset: String, divTime: Int, enInfo: String, tranId: Int) {
                _storage = ObjectStorage(Self.members, id, amount, asset, divTime, enInfo, tranId)
            }

            private var _storage: ObjectStorage

            @_spi(Generated) public static let members: ObjectMembers = [
                "id": Int.self,
                "amount": String.self,
                "asset": String.self,
                "divTime": Int.self,
                "enInfo": String.self,
                "tranId": Int.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = ["rows": [Rows].self, "total": Int.self]
    }

    public nonisolated struct GetSapiV1AssetConvertTransferQueryByPageResponse: ObjectModel {
        public var total: Int
        public var rows: [Rows]

        public init(total: Int, rows: [Rows]) {
            self.total = total
            self.rows = rows
        }

        public nonisolated struct Rows: LargeObjectModel {
            public var tranId: Int { get { _storage[0] } _modify { yield &_storage[0] } }

            public var type: Int { get { _storage[1] } _modify { yield &_storage[1] } }

            public var time: Int { get { _storage[2] } _modify { yield &_storage[2] } }

            public var deductedAsset: String { get { _storage[3] } _modify { yield &_storage[3] } }

            public var deductedAmount: String { get { _storage[4] } _modify { yield &_storage[4] } }

            public var targetAsset: String { get { _storage[5] } _modify { yield &_storage[5] } }

            public var targetAmount: String { get { _storage[6] } _modify { yield &_storage[6] } }

            public var status: String { get { _storage[7] } _modify { yield &_storage[7] } }

            public var accountType: String { get { _storage[8] } _modify { yield &_storage[8] } }

            public init(
                tranId: Int,
                type: Int,
                time: Int,
                deductedAsset: String,
                deductedAmount: String,
                targetAsset: String,
                targetAmount: String,
                status: String,
                accountType: String
            ) {
                _storage = ObjectStorage(
                    Self.members, tranId, type, time, deductedAsset, deductedAmount, targetAsset, targetAmount, status,
                    accountType
                )
            }

            private var _storage: ObjectStorage

            @_spi(Generated) public static let members: ObjectMembers = [
                "tranId": Int.self,
                "type": Int.self,
                "time": Int.self,
                "deductedAsset": String.self,
                "deductedAmount": String.self,
                "targetAsset": String.self,
                "targetAmount": String.self,
                "status": String.self,
                "accountType": String.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = ["total": Int.self, "rows": [Rows].self]
    }

    public nonisolated struct GetSapiV1AssetCustodyTransferHistoryResponse: ObjectModel {
        public var total: Int
        public var rows: [Rows]

        public init(total: Int, rows: [Rows]) {
            self.total = total
            self.rows = rows
        }

        public nonisolated struct Rows: LargeObjectModel {
            public var clientTranId: String { get { _storage[0] } _modify { yield &_storage[0] } }

            public var transferType: String { get { _storage[1] } _modify { yield &_storage[1] } }

            public var asset: String { get { _storage[2] } _modify { yield &_storage[2] } }

            public var amount: String { get { _storage[3] } _modify { yield &_storage[3] } }

            public var time: Int { get { _storage[4] } _modify { yield &_storage[4] } }

            public init(clientTranId: String, transferType: String, asset: String, amount: String, time: Int) {
                _storage = ObjectStorage(Self.members, clientTranId, transferType, asset, amount, time)
            }

            private var _storage: ObjectStorage

            @_spi(Generated) public static let members: ObjectMembers = [
                "clientTranId": String.self,
                "transferType": String.self,
                "asset": String.self,
                "amount": String.self,
                "time": Int.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = ["total": Int.self, "rows": [Rows].self]
    }

    public nonisolated struct GetSapiV1AssetDribbletResponse: ObjectModel {
        public var total: Int
        public var userAssetDribblets: [UserAssetDribblets]

        public init(total: Int, userAssetDribblets: [UserAssetDribblets]) {
            self.total = total
            self.userAssetDribblets = userAssetDribblets
        }

        public nonisolated struct UserAssetDribblets: ObjectModel {
            public var operateTime: Int
            public var totalTransferedAmount: String
            public var totalServiceChargeAmount: String
            public var transId: Int
            public var userAssetDribbletDetails: [UserAssetDribbletDetails]

            public init(
                operateTime: Int,
                totalTransferedAmount: String,
                totalServiceChargeAmount: String,
                transId: Int,
                userAssetDribbletDetails: [UserAssetDribbletDetails]
            ) {
                self.operateTime = operateTime
                self.totalTransferedAmount = totalTransferedAmount
                self.totalServiceChargeAmount = totalServiceChargeAmount
                self.transId = transId
                self.userAssetDribbletDetails = userAssetDribbletDetails
            }

            public nonisolated struct UserAssetDribbletDetails: LargeObjectModel {
                public var transId: Int { get { _storage[0] } _modify { yield &_storage[0] } }

                public var serviceChargeAmount: String { get { _storage[1] } _modify { yield &_storage[1] } }

                public var amount: String { get { _storage[2] } _modify { yield &_storage[2] } }

                public var operateTime: Int { get { _storage[3] } _modify { yield &_storage[3] } }

                public var transferedAmount: String { get { _storage[4] } _modify { yield &_storage[4] } }

                public var fromAsset: String { get { _storage[5] } _modify { yield &_storage[5] } }

                public init(
                    transId: Int,
                    serviceChargeAmount: String,
                    amount: String,
                    operateTime: Int,
                    transferedAmount: String,
                    fromAsset: String
                ) {
                    _storage = ObjectStorage(
                        Self.members,
                        transId,
                        serviceChargeAmount,
                        amount,
                        operateTime,
                        transferedAmount,
                        fromAsset
                    )
                }

                private var _storage: ObjectStorage

                @_spi(Generated) public static let members: ObjectMembers = [
                    "transId": Int.self,
                    "serviceChargeAmount": String.self,
                    "amount": String.self,
                    "operateTime": Int.self,
                    "transferedAmount": String.self,
                    "fromAsset": String.self,
                ]
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "operateTime": Int.self,
                "totalTransferedAmount": String.self,
                "totalServiceChargeAmount": String.self,
                "transId": Int.self,
                "userAssetDribbletDetails": [UserAssetDribbletDetails].self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "total": Int.self,
            "userAssetDribblets": [UserAssetDribblets].self,
        ]
    }

    public nonisolated struct GetSapiV1AssetLedgerTransferCloudMiningQueryByPageResponse: ObjectModel {
        public var total: Int
        public var rows: [Rows]

        public init(total: Int, rows: [Rows]) {
            self.total = total
            self.rows = rows
        }

        public nonisolated struct Rows: LargeObjectModel {
            public var createTime: Int { get { _storage[0] } _modify { yield &_storage[0] } }

            public var tranId: Int { get { _storage[1] } _modify { yield &_storage[1] } }

            public var type: Int { get { _storage[2] } _modify { yield &_storage[2] } }

            public var asset: String { get { _storage[3] } _modify { yield &_storage[3] } }

            public var amount: String { get { _storage[4] } _modify { yield &_storage[4] } }

            public var status: String { get { _storage[5] } _modify { yield &_storage[5] } }

            public init(createTime: Int, tranId: Int, type: Int, asset: String, amount: String, status: String) {
                _storage = ObjectStorage(Self.members, createTime, tranId, type, asset, amount, status)
            }

            private var _storage: ObjectStorage

            @_spi(Generated) public static let members: ObjectMembers = [
                "createTime": Int.self,
                "tranId": Int.self,
                "type": Int.self,
                "asset": String.self,
                "amount": String.self,
                "status": String.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = ["total": Int.self, "rows": [Rows].self]
    }

    public nonisolated struct GetSapiV1AssetTradeFeeResponse: ObjectModel {
        public var symbol: String
        public var makerCommission: String
        public var takerCommission: String

        public init(symbol: String, makerCommission: String, takerCommission: String) {
            self.symbol = symbol
            self.makerCommission = makerCommission
            self.takerCommission = takerCommission
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "symbol": String.self,
            "makerCommission": String.self,
            "takerCommission": String.self,
        ]
    }

    public nonisolated struct GetSapiV1AssetTransferResponse: ObjectModel {
        public var total: Int
        public var rows: [Rows]

        public init(total: Int, rows: [Rows]) {
            self.total = total
            self.rows = rows
        }

        public nonisolated struct Rows: LargeObjectModel {
            public var asset: String { get { _storage[0] } _modify { yield &_storage[0] } }

            public var amount: String { get { _storage[1] } _modify { yield &_storage[1] } }

            public var type: String { get { _storage[2] } _modify { yield &_storage[2] } }

            public var status: String { get { _storage[3] } _modify { yield &_storage[3] } }

            public var tranId: Int { get { _storage[4] } _modify { yield &_storage[4] } }

            public var timestamp: Int { get { _storage[5] } _modify { yield &_storage[5] } }

            public init(asset: String, amount: String, type: String, status: String, tranId: Int, timestamp: Int) {
                _storage = ObjectStorage(Self.members, asset, amount, type, status, tranId, timestamp)
            }

            private var _storage: ObjectStorage

            @_spi(Generated) public static let members: ObjectMembers = [
                "asset": String.self,
                "amount": String.self,
                "type": String.self,
                "status": String.self,
                "tranId": Int.self,
                "timestamp": Int.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = ["total": Int.self, "rows": [Rows].self]
    }

    public nonisolated struct GetSapiV1AssetWalletBalanceResponse: ObjectModel {
        public var activate: Bool
        public var balance: String
        public var walletName: String

        public init(activate: Bool, balance: String, walletName: String) {
            self.activate = activate
            self.balance = balance
            self.walletName = walletName
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "activate": Bool.self,
            "balance": String.self,
            "walletName": String.self,
        ]
    }

    public nonisolated struct GetSapiV1CapitalConfigGetallResponse: LargeObjectModel {
        public var coin: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var depositAllEnable: Bool { get { _storage[1] } _modify { yield &_storage[1] } }

        public var free: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var freeze: String { get { _storage[3] } _modify { yield &_storage[3] } }

        public var ipoable: String { get { _storage[4] } _modify { yield &_storage[4] } }

        public var ipoing: String { get { _storage[5] } _modify { yield &_storage[5] } }

        public var isLegalMoney: Bool { get { _storage[6] } _modify { yield &_storage[6] } }

        public var locked: String { get { _storage[7] } _modify { yield &_storage[7] } }

        public var name: String { get { _storage[8] } _modify { yield &_storage[8] } }

        public var networkList: [NetworkList] { get { _storage[9] } _modify { yield &_storage[9] } }

        public var storage: String { get { _storage[10] } _modify { yield &_storage[10] } }

        public var trading: Bool { get { _storage[11] } _modify { yield &_storage[11] } }

        public var withdrawAllEnable: Bool { get { _storage[12] } _modify { yield &_storage[12] } }

        public var withdrawing: String { get { _storage[13] } _modify { yield &_storage[13] } }

        public init(
            coin: String,
            depositAllEnable: Bool,
            free: String,
            freeze: String,
            ipoable: String,
            ipoing: String,
            isLegalMoney: Bool,
            locked: String,
            name: String,
            networkList: [NetworkList],
            storage: String,
            trading: Bool,
            withdrawAllEnable: Bool,
            withdrawing: String
        ) {
            _storage = ObjectStorage(
                Self.members, coin, depositAllEnable, free, freeze, ipoable, ipoing, isLegalMoney, locked, name,
                networkList, storage, trading, withdrawAllEnable, withdrawing
            )
        }

        private var _storage: ObjectStorage

        public nonisolated struct NetworkList: LargeObjectModel {
            public var addressRegex: String { get { _storage[0] } _modify { yield &_storage[0] } }

            public var coin: String { get { _storage[1] } _modify { yield &_storage[1] } }

            public var depositDesc: String { get { _storage[2] } _modify { yield &_storage[2] } }

            public var depositEnable: Bool { get { _storage[3] } _modify { yield &_storage[3] } }

            public var isDefault: Bool { get { _storage[4] } _modify { yield &_storage[4] } }

            public var memoRegex: String { get { _storage[5] } _modify { yield &_storage[5] } }

            public var minConfirm: Int { get { _storage[6] } _modify { yield &_storage[6] } }

            public var name: String { get { _storage[7] } _modify { yield &_storage[7] } }

            public var network: String { get { _storage[8] } _modify { yield &_storage[8] } }

            public var specialTips: String { get { _storage[9] } _modify { yield &_storage[9] } }

            public var unLockConfirm: Int { get { _storage[10] } _modify { yield &_storage[10] } }

            public var withdrawDesc: String { get { _storage[11] } _modify { yield &_storage[11] } }

            public var withdrawEnable: Bool { get { _storage[12] } _modify { yield &_storage[12] } }

            public var withdrawFee: String { get { _storage[13] } _modify { yield &_storage[13] } }

            public var withdrawIntegerMultiple: String { get { _storage[14] } _modify { yield &_storage[14] } }

            public var withdrawMax: String { get { _storage[15] } _modify { yield &_storage[15] } }

            public var withdrawMin: String { get { _storage[16] } _modify { yield &_storage[16] } }

            public var sameAddress: Bool { get { _storage[17] } _modify { yield &_storage[17] } }

            public init(
                addressRegex: String,
                coin: String,
                depositDesc: String,
                depositEnable: Bool,
                isDefault: Bool,
                memoRegex: String,
                minConfirm: Int,
                name: String,
                network: String,
                specialTips: String,
                unLockConfirm: Int,
                withdrawDesc: String,
                withdrawEnable: Bool,
                withdrawFee: String,
                withdrawIntegerMultiple: String,
                withdrawMax: String,
                withdrawMin: String,
                sameAddress: Bool
            ) {
                _storage = ObjectStorage(
                    Self.members, addressRegex, coin, depositDesc, depositEnable, isDefault, memoRegex, minConfirm,
                    name, network, specialTips, unLockConfirm, withdrawDesc, withdrawEnable, withdrawFee,
                    withdrawIntegerMultiple, withdrawMax, withdrawMin, sameAddress
                )
            }

            private var _storage: ObjectStorage

            @_spi(Generated) public static let members: ObjectMembers = [
                "addressRegex": String.self,
                "coin": String.self,
                "depositDesc": String.self,
                "depositEnable": Bool.self,
                "isDefault": Bool.self,
                "memoRegex": String.self,
                "minConfirm": Int.self,
                "name": String.self,
                "network": String.self,
                "specialTips": String.self,
                "unLockConfirm": Int.self,
                "withdrawDesc": String.self,
                "withdrawEnable": Bool.self,
                "withdrawFee": String.self,
                "withdrawIntegerMultiple": String.self,
                "withdrawMax": String.self,
                "withdrawMin": String.self,
                "sameAddress": Bool.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "coin": String.self,
            "depositAllEnable": Bool.self,
            "free": String.self,
            "freeze": String.self,
            "ipoable": String.self,
            "ipoing": String.self,
            "isLegalMoney": Bool.self,
            "locked": String.self,
            "name": String.self,
            "networkList": [NetworkList].self,
            "storage": String.self,
            "trading": Bool.self,
            "withdrawAllEnable": Bool.self,
            "withdrawing": String.self,
        ]
    }

    public nonisolated struct GetSapiV1CapitalContractConvertibleCoinsResponse: LargeObjectModel {
        public var convertEnabled: Bool { get { _storage[0] } _modify { yield &_storage[0] } }

        public var coins: [String] { get { _storage[1] } _modify { yield &_storage[1] } }

        public var exchangeRates: ExchangeRates { get { _storage[2] } _modify { yield &_storage[2] } }

        public init(convertEnabled: Bool, coins: [String], exchangeRates: ExchangeRates) {
            _storage = ObjectStorage(Self.members, convertEnabled, coins, exchangeRates)
        }

        private var _storage: ObjectStorage

        public nonisolated struct ExchangeRates: ObjectModel {
            /// Wire name: `USDC`.
            public var usdc: String

            /// Wire name: `TUSD`.
            public var tusd: String

            /// Wire name: `USDP`.
            public var usdp: String

            public init(usdc: String, tusd: String, usdp: String) {
                self.usdc = usdc
                self.tusd = tusd
                self.usdp = usdp
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "USDC": String.self,
                "TUSD": String.self,
                "USDP": String.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "convertEnabled": Bool.self,
            "coins": [String].self,
            "exchangeRates": ExchangeRates.self,
        ]
    }

    public nonisolated struct GetSapiV1CapitalDepositAddressListResponse: ObjectModel {
        public var coin: String
        public var address: String
        public var isDefault: Int

        public init(coin: String, address: String, isDefault: Int) {
            self.coin = coin
            self.address = address
            self.isDefault = isDefault
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "coin": String.self,
            "address": String.self,
            "isDefault": Int.self,
        ]
    }

    public nonisolated struct GetSapiV1CapitalDepositAddressResponse: LargeObjectModel {
        public var address: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var coin: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var tag: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var url: String { get { _storage[3] } _modify { yield &_storage[3] } }

        public init(address: String, coin: String, tag: String, url: String) {
            _storage = ObjectStorage(Self.members, address, coin, tag, url)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "address": String.self,
            "coin": String.self,
            "tag": String.self,
            "url": String.self,
        ]
    }

    public nonisolated struct GetSapiV1CapitalDepositHisrecResponse: LargeObjectModel {
        public var amount: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var coin: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var network: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var status: Int { get { _storage[3] } _modify { yield &_storage[3] } }

        public var address: String { get { _storage[4] } _modify { yield &_storage[4] } }

        public var addressTag: String { get { _storage[5] } _modify { yield &_storage[5] } }

        public var txId: String { get { _storage[6] } _modify { yield &_storage[6] } }

        public var insertTime: Int { get { _storage[7] } _modify { yield &_storage[7] } }

        public var transferType: Int { get { _storage[8] } _modify { yield &_storage[8] } }

        public var unlockConfirm: String { get { _storage[9] } _modify { yield &_storage[9] } }

        public var confirmTimes: String { get { _storage[10] } _modify { yield &_storage[10] } }

        public init(
            amount: String,
            coin: String,
            network: String,
            status: Int,
            address: String,
            addressTag: String,
            txId: String,
            insertTime: Int,
            transferType: Int,
            unlockConfirm: String,
            confirmTimes: String
        ) {
            _storage = ObjectStorage(
                Self.members, amount, coin, network, status, address, addressTag, txId, insertTime, transferType,
                unlockConfirm, confirmTimes
            )
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "amount": String.self,
            "coin": String.self,
            "network": String.self,
            "status": Int.self,
            "address": String.self,
            "addressTag": String.self,
            "txId": String.self,
            "insertTime": Int.self,
            "transferType": Int.self,
            "unlockConfirm": String.self,
            "confirmTimes": String.self,
        ]
    }

    public nonisolated struct GetSapiV1CapitalWithdrawAddressListResponse: LargeObjectModel {
        public var address: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var addressTag: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var coin: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var name: String { get { _storage[3] } _modify { yield &_storage[3] } }

        public var network: String { get { _storage[4] } _modify { yield &_storage[4] } }

        public var origin: String { get { _storage[5] } _modify { yield &_storage[5] } }

        public var originType: String { get { _storage[6] } _modify { yield &_storage[6] } }

        public var whiteStatus: Bool { get { _storage[7] } _modify { yield &_storage[7] } }

        public init(
            address: String,
            addressTag: String,
            coin: String,
            name: String,
            network: String,
            origin: String,
            originType: String,
            whiteStatus: Bool
        ) {
            _storage = ObjectStorage(
                Self.members, address, addressTag, coin, name, network, origin, originType, whiteStatus
            )
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "address": String.self,
            "addressTag": String.self,
            "coin": String.self,
            "name": String.self,
            "network": String.self,
            "origin": String.self,
            "originType": String.self,
            "whiteStatus": Bool.self,
        ]
    }

    public nonisolated struct GetSapiV1CapitalWithdrawHistoryResponse: LargeObjectModel {
        public var address: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var amount: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var applyTime: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var coin: String { get { _storage[3] } _modify { yield &_storage[3] } }

        public var id: String { get { _storage[4] } _modify { yield &_storage[4] } }

        public var withdrawOrderId: String { get { _storage[5] } _modify { yield &_storage[5] } }

        public var network: String { get { _storage[6] } _modify { yield &_storage[6] } }

        public var transferType: Int { get { _storage[7] } _modify { yield &_storage[7] } }

        public var status: Int { get { _storage[8] } _modify { yield &_storage[8] } }

        public var transactionFee: String { get { _storage[9] } _modify { yield &_storage[9] } }

        public var confirmNo: Int? { get { _storage[10] } _modify { yield &_storage[10] } }

        public var info: String? { get { _storage[11] } _modify { yield &_storage[11] } }

        public var txId: String { get { _storage[12] } _modify { yield &_storage[12] } }

        public init(
            address: String,
            amount: String,
            applyTime: String,
            coin: String,
            id: String,
            withdrawOrderId: String,
            network: String,
            transferType: Int,
            status: Int,
            transactionFee: String,
            confirmNo: Int? = nil,
            info: String? = nil,
            txId: String
        ) {
            _storage = ObjectStorage(
                Self.members, address, amount, applyTime, coin, id, withdrawOrderId, network, transferType, status,
                transactionFee, confirmNo, info, txId
            )
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "address": String.self,
            "amount": String.self,
            "applyTime": String.self,
            "coin": String.self,
            "id": String.self,
            "withdrawOrderId": String.self,
            "network": String.self,
            "transferType": Int.self,
            "status": Int.self,
            "transactionFee": String.self,
            "confirmNo": Int?.self,
            "info": String?.self,
            "txId": String.self,
        ]
    }

    public nonisolated struct GetSapiV1SpotDelistScheduleResponse: ObjectModel {
        public var delistTime: Int
        public var symbol: [String]

        public init(delistTime: Int, symbol: [String]) {
            self.delistTime = delistTime
            self.symbol = symbol
        }

        @_spi(Generated) public static let members: ObjectMembers = ["delistTime": Int.self, "symbol": [String].self]
    }

    public nonisolated struct GetSapiV1SystemStatusResponse: ObjectModel {
        public var status: Int
        public var msg: String

        public init(status: Int, msg: String) {
            self.status = status
            self.msg = msg
        }

        @_spi(Generated) public static let members: ObjectMembers = ["status": Int.self, "msg": String.self]
    }

    public nonisolated struct PostSapiV1AssetConvertTransferResponse: ObjectModel {
        public var tranId: Int
        public var status: String

        public init(tranId: Int, status: String) {
            self.tranId = tranId
            self.status = status
        }

        @_spi(Generated) public static let members: ObjectMembers = ["tranId": Int.self, "status": String.self]
    }

    public nonisolated struct PostSapiV1AssetDustBtcResponse: ObjectModel {
        public var details: [Details]
        public var totalTransferBtc: String
        public var totalTransferBNB: String
        public var dribbletPercentage: String

        public init(
            details: [Details],
            totalTransferBtc: String,
            totalTransferBNB: String,
            dribbletPercentage: String
        ) {
            self.details = details
            self.totalTransferBtc = totalTransferBtc
            self.totalTransferBNB = totalTransferBNB
            self.dribbletPercentage = dribbletPercentage
        }

        public nonisolated struct Details: LargeObjectModel {
            public var asset: String { get { _storage[0] } _modify { yield &_storage[0] } }

            public var assetFullName: String { get { _storage[1] } _modify { yield &_storage[1] } }

            public var amountFree: String { get { _storage[2] } _modify { yield &_storage[2] } }

            public var toBTC: String { get { _storage[3] } _modify { yield &_storage[3] } }

            public var toBNB: String { get { _storage[4] } _modify { yield &_storage[4] } }

            public var toBNBOffExchange: String { get { _storage[5] } _modify { yield &_storage[5] } }

            public var exchange: String { get { _storage[6] } _modify { yield &_storage[6] } }

            public init(
                asset: String,
                assetFullName: String,
                amountFree: String,
                toBTC: String,
                toBNB: String,
                toBNBOffExchange: String,
                exchange: String
            ) {
                _storage = ObjectStorage(
                    Self.members,
                    asset,
                    assetFullName,
                    amountFree,
                    toBTC,
                    toBNB,
                    toBNBOffExchange,
                    exchange
                )
            }

            private var _storage: ObjectStorage

            @_spi(Generated) public static let members: ObjectMembers = [
                "asset": String.self,
                "assetFullName": String.self,
                "amountFree": String.self,
                "toBTC": String.self,
                "toBNB": String.self,
                "toBNBOffExchange": String.self,
                "exchange": String.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "details": [Details].self,
            "totalTransferBtc": String.self,
            "totalTransferBNB": String.self,
            "dribbletPercentage": String.self,
        ]
    }

    public nonisolated struct PostSapiV1AssetDustResponse: ObjectModel {
        public var totalServiceCharge: String
        public var totalTransfered: String
        public var transferResult: [TransferResult]

        public init(totalServiceCharge: String, totalTransfered: String, transferResult: [TransferResult]) {
            self.totalServiceCharge = totalServiceCharge
            self.totalTransfered = totalTransfered
            self.transferResult = transferResult
        }

        public nonisolated struct TransferResult: LargeObjectModel {
            public var amount: String { get { _storage[0] } _modify { yield &_storage[0] } }

            public var fromAsset: String { get { _storage[1] } _modify { yield &_storage[1] } }

            public var operateTime: Int { get { _storage[2] } _modify { yield &_storage[2] } }

            public var serviceChargeAmount: String { get { _storage[3] } _modify { yield &_storage[3] } }

            public var tranId: Int { get { _storage[4] } _modify { yield &_storage[4] } }

            public var transferedAmount: String { get { _storage[5] } _modify { yield &_storage[5] } }

            public init(
                amount: String,
                fromAsset: String,
                operateTime: Int,
                serviceChargeAmount: String,
                tranId: Int,
                transferedAmount: String
            ) {
                _storage = ObjectStorage(
                    Self.members,
                    amount,
                    fromAsset,
                    operateTime,
                    serviceChargeAmount,
                    tranId,
                    transferedAmount
                )
            }

            private var _storage: ObjectStorage

            @_spi(Generated) public static let members: ObjectMembers = [
                "amount": String.self,
                "fromAsset": String.self,
                "operateTime": Int.self,
                "serviceChargeAmount": String.self,
                "tranId": Int.self,
                "transferedAmount": String.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "totalServiceCharge": String.self,
            "totalTransfered": String.self,
            "transferResult": [TransferResult].self,
        ]
    }

    public nonisolated struct PostSapiV1AssetGetFundingAssetResponse: LargeObjectModel {
        public var asset: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var free: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var locked: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var freeze: String { get { _storage[3] } _modify { yield &_storage[3] } }

        public var withdrawing: String { get { _storage[4] } _modify { yield &_storage[4] } }

        public var btcValuation: String { get { _storage[5] } _modify { yield &_storage[5] } }

        public init(
            asset: String,
            free: String,
            locked: String,
            freeze: String,
            withdrawing: String,
            btcValuation: String
        ) {
            _storage = ObjectStorage(Self.members, asset, free, locked, freeze, withdrawing, btcValuation)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "asset": String.self,
            "free": String.self,
            "locked": String.self,
            "freeze": String.self,
            "withdrawing": String.self,
            "btcValuation": String.self,
        ]
    }

    public nonisolated struct PostSapiV1AssetTransferResponse: ObjectModel {
        public var tranId: Int

        public init(tranId: Int) {
            self.tranId = tranId
        }

        @_spi(Generated) public static let members: ObjectMembers = ["tranId": Int.self]
    }

    public nonisolated struct PostSapiV1CapitalDepositCreditApplyResponse: ObjectModel {
        public var code: String
        public var message: String
        public var data: Bool
        public var success: Bool

        public init(code: String, message: String, data: Bool, success: Bool) {
            self.code = code
            self.message = message
            self.data = data
            self.success = success
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "code": String.self,
            "message": String.self,
            "data": Bool.self,
            "success": Bool.self,
        ]
    }

    public nonisolated struct PostSapiV1CapitalWithdrawApplyResponse: ObjectModel {
        public var id: String

        public init(id: String) {
            self.id = id
        }

        @_spi(Generated) public static let members: ObjectMembers = ["id": String.self]
    }

    public nonisolated struct PostSapiV3AssetGetUserAssetResponse: LargeObjectModel {
        public var asset: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var free: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var locked: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var freeze: String { get { _storage[3] } _modify { yield &_storage[3] } }

        public var withdrawing: String { get { _storage[4] } _modify { yield &_storage[4] } }

        public var ipoable: String { get { _storage[5] } _modify { yield &_storage[5] } }

        public var btcValuation: String { get { _storage[6] } _modify { yield &_storage[6] } }

        public init(
            asset: String,
            free: String,
            locked: String,
            freeze: String,
            withdrawing: String,
            ipoable: String,
            btcValuation: String
        ) {
            _storage = ObjectStorage(Self.members, asset, free, locked, freeze, withdrawing, ipoable, btcValuation)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "asset": String.self,
            "free": String.self,
            "locked": String.self,
            "freeze": String.self,
            "withdrawing": String.self,
            "ipoable": String.self,
            "btcValuation": String.self,
        ]
    }

    public nonisolated struct PriceTicker: ObjectModel {
        public var symbol: String
        public var price: String

        public init(symbol: String, price: String) {
            self.symbol = symbol
            self.price = price
        }

        @_spi(Generated) public static let members: ObjectMembers = ["symbol": String.self, "price": String.self]
    }

    public typealias PriceTickerList = [PriceTicker]

    public nonisolated struct SnapshotFutures: ObjectModel {
        public var code: Int
        public var msg: String
        public var snapshotVos: [SnapshotVos]

        public init(code: Int, msg: String, snapshotVos: [SnapshotVos]) {
            self.code = code
            self.msg = msg
            self.snapshotVos = snapshotVos
        }

        public nonisolated struct SnapshotVos: ObjectModel {
            public var data: APIData
            public var type: String
            public var updateTime: Int

            public init(data: APIData, type: String, updateTime: Int) {
                self.data = data
                self.type = type
                self.updateTime = updateTime
            }

            public nonisolated struct APIData: ObjectModel {
                public var assets: [Assets]
                public var position: [Position]

                public init(assets: [Assets], position: [Position]) {
                    self.assets = assets
                    self.position = position
                }

                public nonisolated struct Assets: ObjectModel {
                    public var asset: String
                    public var marginBalance: String
                    public var walletBalance: String

                    public init(asset: String, marginBalance: String, walletBalance: String) {
                        self.asset = asset
                        self.marginBalance = marginBalance
                        self.walletBalance = walletBalance
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "asset": String.self,
                        "marginBalance": String.self,
                        "walletBalance": String.self,
                    ]
                }

                public nonisolated struct Position: LargeObjectModel {
                    public var entryPrice: String { get { _storage[0] } _modify { yield &_storage[0] } }

                    public var markPrice: String { get { _storage[1] } _modify { yield &_storage[1] } }

                    public var positionAmt: String { get { _storage[2] } _modify { yield &_storage[2] } }

                    public var symbol: String { get { _storage[3] } _modify { yield &_storage[3] } }

                    public var unRealizedProfit: String { get { _storage[4] } _modify { yield &_storage[4] } }

                    public init(
                        entryPrice: String,
                        markPrice: String,
                        positionAmt: String,
                        symbol: String,
                        unRealizedProfit: String
                    ) {
                        _storage = ObjectStorage(
                            Self.members,
                            entryPrice,
                            markPrice,
                            positionAmt,
                            symbol,
                            unRealizedProfit
                        )
                    }

                    private var _storage: ObjectStorage

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "entryPrice": String.self,
                        "markPrice": String.self,
                        "positionAmt": String.self,
                        "symbol": String.self,
                        "unRealizedProfit": String.self,
                    ]
                }

                @_spi(Generated) public static let members: ObjectMembers = [
                    "assets": [Assets].self,
                    "position": [Position].self,
                ]
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "data": APIData.self,
                "type": String.self,
                "updateTime": Int.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "code": Int.self,
            "msg": String.self,
            "snapshotVos": [SnapshotVos].self,
        ]
    }

    public nonisolated struct SnapshotMargin: ObjectModel {
        public var code: Int
        public var msg: String
        public var snapshotVos: [SnapshotVos]

        public init(code: Int, msg: String, snapshotVos: [SnapshotVos]) {
            self.code = code
            self.msg = msg
            self.snapshotVos = snapshotVos
        }

        public nonisolated struct SnapshotVos: ObjectModel {
            public var data: APIData
            public var type: String
            public var updateTime: Int

            public init(data: APIData, type: String, updateTime: Int) {
                self.data = data
                self.type = type
                self.updateTime = updateTime
            }

            public nonisolated struct APIData: LargeObjectModel {
                public var marginLevel: String { get { _storage[0] } _modify { yield &_storage[0] } }

                public var totalAssetOfBtc: String { get { _storage[1] } _modify { yield &_storage[1] } }

                public var totalLiabilityOfBtc: String { get { _storage[2] } _modify { yield &_storage[2] } }

                public var totalNetAssetOfBtc: String { get { _storage[3] } _modify { yield &_storage[3] } }

                public var userAssets: [UserAssets] { get { _storage[4] } _modify { yield &_storage[4] } }

                public init(
                    marginLevel: String,
                    totalAssetOfBtc: String,
                    totalLiabilityOfBtc: String,
                    totalNetAssetOfBtc: String,
                    userAssets: [UserAssets]
                ) {
                    _storage = ObjectStorage(
                        Self.members,
                        marginLevel,
                        totalAssetOfBtc,
                        totalLiabilityOfBtc,
                        totalNetAssetOfBtc,
                        userAssets
                    )
                }

                private var _storage: ObjectStorage

                public nonisolated struct UserAssets: LargeObjectModel {
                    public var asset: String { get { _storage[0] } _modify { yield &_storage[0] } }

                    public var borrowed: String { get { _storage[1] } _modify { yield &_storage[1] } }

                    public var free: String { get { _storage[2] } _modify { yield &_storage[2] } }

                    public var interest: String { get { _storage[3] } _modify { yield &_storage[3] } }

                    public var locked: String { get { _storage[4] } _modify { yield &_storage[4] } }

                    public var netAsset: String { get { _storage[5] } _modify { yield &_storage[5] } }

                    public init(
                        asset: String,
                        borrowed: String,
                        free: String,
                        interest: String,
                        locked: String,
                        netAsset: String
                    ) {
                        _storage = ObjectStorage(Self.members, asset, borrowed, free, interest, locked, netAsset)
                    }

                    private var _storage: ObjectStorage

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "asset": String.self,
                        "borrowed": String.self,
                        "free": String.self,
                        "interest": String.self,
                        "locked": String.self,
                        "netAsset": String.self,
                    ]
                }

                @_spi(Generated) public static let members: ObjectMembers = [
                    "marginLevel": String.self,
                    "totalAssetOfBtc": String.self,
                    "totalLiabilityOfBtc": String.self,
                    "totalNetAssetOfBtc": String.self,
                    "userAssets": [UserAssets].self,
                ]
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "data": APIData.self,
                "type": String.self,
                "updateTime": Int.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "code": Int.self,
            "msg": String.self,
            "snapshotVos": [SnapshotVos].self,
        ]
    }

    public nonisolated struct SnapshotSpot: ObjectModel {
        public var code: Int
        public var msg: String
        public var snapshotVos: [SnapshotVos]

        public init(code: Int, msg: String, snapshotVos: [SnapshotVos]) {
            self.code = code
            self.msg = msg
            self.snapshotVos = snapshotVos
        }

        public nonisolated struct SnapshotVos: ObjectModel {
            public var data: APIData
            public var type: String
            public var updateTime: Int

            public init(data: APIData, type: String, updateTime: Int) {
                self.data = data
                self.type = type
                self.updateTime = updateTime
            }

            public nonisolated struct APIData: ObjectModel {
                public var balances: [Balances]
                public var totalAssetOfBtc: String

                public init(balances: [Balances], totalAssetOfBtc: String) {
                    self.balances = balances
                    self.totalAssetOfBtc = totalAssetOfBtc
                }

                public nonisolated struct Balances: ObjectModel {
                    public var asset: String
                    public var free: String
                    public var locked: String

                    public init(asset: String, free: String, locked: String) {
                        self.asset = asset
                        self.free = free
                        self.locked = locked
                    }

                    @_spi(Generated) public static let members: ObjectMembers = [
                        "asset": String.self,
                        "free": String.self,
                        "locked": String.self,
                    ]
                }

                @_spi(Generated) public static let members: ObjectMembers = [
                    "balances": [Balances].self,
                    "totalAssetOfBtc": String.self,
                ]
            }

            @_spi(Generated) public static let members: ObjectMembers = [
                "data": APIData.self,
                "type": String.self,
                "updateTime": Int.self,
            ]
        }

        @_spi(Generated) public static let members: ObjectMembers = [
            "code": Int.self,
            "msg": String.self,
            "snapshotVos": [SnapshotVos].self,
        ]
    }

    public nonisolated struct Ticker: LargeObjectModel {
        public var symbol: String { get { _storage[0] } _modify { yield &_storage[0] } }

        public var priceChange: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var priceChangePercent: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var prevClosePrice: String { get { _storage[3] } _modify { yield &_storage[3] } }

        public var lastPrice: String { get { _storage[4] } _modify { yield &_storage[4] } }

        public var bidPrice: String { get { _storage[5] } _modify { yield &_storage[5] } }

        public var bidQty: String { get { _storage[6] } _modify { yield &_storage[6] } }

        public var askPrice: String { get { _storage[7] } _modify { yield &_storage[7] } }

        public var askQty: String { get { _storage[8] } _modify { yield &_storage[8] } }

        public var openPrice: String { get { _storage[9] } _modify { yield &_storage[9] } }

        public var highPrice: String { get { _storage[10] } _modify { yield &_storage[10] } }

        public var lowPrice: String { get { _storage[11] } _modify { yield &_storage[11] } }

        public var volume: String { get { _storage[12] } _modify { yield &_storage[12] } }

        public var quoteVolume: String { get { _storage[13] } _modify { yield &_storage[13] } }

        public var openTime: Int { get { _storage[14] } _modify { yield &_storage[14] } }

        public var closeTime: Int { get { _storage[15] } _modify { yield &_storage[15] } }

        public var firstId: Int { get { _storage[16] } _modify { yield &_storage[16] } }

        public var lastId: Int { get { _storage[17] } _modify { yield &_storage[17] } }

        public var count: Int { get { _storage[18] } _modify { yield &_storage[18] } }

        public init(
            symbol: String,
            priceChange: String,
            priceChangePercent: String,
            prevClosePrice: String,
            lastPrice: String,
            bidPrice: String,
            bidQty: String,
            askPrice: String,
            askQty: String,
            openPrice: String,
            highPrice: String,
            lowPrice: String,
            volume: String,
            quoteVolume: String,
            openTime: Int,
            closeTime: Int,
            firstId: Int,
            lastId: Int,
            count: Int
        ) {
            _storage = ObjectStorage(
                Self.members, symbol, priceChange, priceChangePercent, prevClosePrice, lastPrice, bidPrice, bidQty,
                askPrice, askQty, openPrice, highPrice, lowPrice, volume, quoteVolume, openTime, closeTime, firstId,
                lastId, count
            )
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "symbol": String.self,
            "priceChange": String.self,
            "priceChangePercent": String.self,
            "prevClosePrice": String.self,
            "lastPrice": String.self,
            "bidPrice": String.self,
            "bidQty": String.self,
            "askPrice": String.self,
            "askQty": String.self,
            "openPrice": String.self,
            "highPrice": String.self,
            "lowPrice": String.self,
            "volume": String.self,
            "quoteVolume": String.self,
            "openTime": Int.self,
            "closeTime": Int.self,
            "firstId": Int.self,
            "lastId": Int.self,
            "count": Int.self,
        ]
    }

    public typealias TickerList = [Ticker]

    public nonisolated struct Trade: LargeObjectModel {
        public var id: Int { get { _storage[0] } _modify { yield &_storage[0] } }

        public var price: String { get { _storage[1] } _modify { yield &_storage[1] } }

        public var qty: String { get { _storage[2] } _modify { yield &_storage[2] } }

        public var quoteQty: String { get { _storage[3] } _modify { yield &_storage[3] } }

        public var time: Int { get { _storage[4] } _modify { yield &_storage[4] } }

        public var isBuyerMaker: Bool { get { _storage[5] } _modify { yield &_storage[5] } }

        public var isBestMatch: Bool { get { _storage[6] } _modify { yield &_storage[6] } }

        public init(
            id: Int,
            price: String,
            qty: String,
            quoteQty: String,
            time: Int,
            isBuyerMaker: Bool,
            isBestMatch: Bool
        ) {
            _storage = ObjectStorage(Self.members, id, price, qty, quoteQty, time, isBuyerMaker, isBestMatch)
        }

        private var _storage: ObjectStorage

        @_spi(Generated) public static let members: ObjectMembers = [
            "id": Int.self,
            "price": String.self,
            "qty": String.self,
            "quoteQty": String.self,
            "time": Int.self,
            "isBuyerMaker": Bool.self,
            "isBestMatch": Bool.self,
        ]
    }

    // MARK: - Operations

    /// A call of the API; each is the block that makes its request.
    public nonisolated enum Operation: RequestBuildable, Sendable {
        public nonisolated enum APIType: String, Codable, Hashable, RequestValue, Sendable {
            /// Wire name: `FULL`.
            case full = "FULL"

            /// Wire name: `MINI`.
            case mini = "MINI"
        }

        public nonisolated enum AccountType: String, Codable, Hashable, RequestValue, Sendable {
            /// Wire name: `MAIN`.
            case main = "MAIN"

            /// Wire name: `CARD`.
            case card = "CARD"
        }

        public nonisolated enum GetSapiV1AccountSnapshotType: String, Codable, Hashable, RequestValue, Sendable {
            /// Wire name: `SPOT`.
            case spot = "SPOT"

            /// Wire name: `MARGIN`.
            case margin = "MARGIN"

            /// Wire name: `FUTURES`.
            case futures = "FUTURES"
        }

        public nonisolated enum GetSapiV1AssetDribbletAccountType: String, Codable, Hashable, RequestValue, Sendable {
            /// Wire name: `SPOT`.
            case spot = "SPOT"

            /// Wire name: `MARGIN`.
            case margin = "MARGIN"
        }

        public nonisolated enum GetSapiV1AssetTransferType: String, Codable, Hashable, RequestValue, Sendable {
            /// Wire name: `MAIN_C2C`.
            case mainC2c = "MAIN_C2C"

            /// Wire name: `MAIN_UMFUTURE`.
            case mainUmfuture = "MAIN_UMFUTURE"

            /// Wire name: `MAIN_CMFUTURE`.
            case mainCmfuture = "MAIN_CMFUTURE"

            /// Wire name: `MAIN_MARGIN`.
            case mainMargin = "MAIN_MARGIN"

            /// Wire name: `MAIN_MINING`.
            case mainMining = "MAIN_MINING"

            /// Wire name: `C2C_MAIN`.
            case c2cMain = "C2C_MAIN"

            /// Wire name: `C2C_UMFUTURE`.
            case c2cUmfuture = "C2C_UMFUTURE"

            /// Wire name: `C2C_MINING`.
            case c2cMining = "C2C_MINING"

            /// Wire name: `C2C_MARGIN`.
            case c2cMargin = "C2C_MARGIN"

            /// Wire name: `UMFUTURE_MAIN`.
            case umfutureMain = "UMFUTURE_MAIN"

            /// Wire name: `UMFUTURE_C2C`.
            case umfutureC2c = "UMFUTURE_C2C"

            /// Wire name: `UMFUTURE_MARGIN`.
            case umfutureMargin = "UMFUTURE_MARGIN"

            /// Wire name: `CMFUTURE_MAIN`.
            case cmfutureMain = "CMFUTURE_MAIN"

            /// Wire name: `CMFUTURE_MARGIN`.
            case cmfutureMargin = "CMFUTURE_MARGIN"

            /// Wire name: `MARGIN_MAIN`.
            case marginMain = "MARGIN_MAIN"

            /// Wire name: `MARGIN_UMFUTURE`.
            case marginUmfuture = "MARGIN_UMFUTURE"

            /// Wire name: `MARGIN_CMFUTURE`.
            case marginCmfuture = "MARGIN_CMFUTURE"

            /// Wire name: `MARGIN_MINING`.
            case marginMining = "MARGIN_MINING"

            /// Wire name: `MARGIN_C2C`.
            case marginC2c = "MARGIN_C2C"

            /// Wire name: `MINING_MAIN`.
            case miningMain = "MINING_MAIN"

            /// Wire name: `MINING_UMFUTURE`.
            case miningUmfuture = "MINING_UMFUTURE"

            /// Wire name: `MINING_C2C`.
            case miningC2c = "MINING_C2C"

            /// Wire name: `MINING_MARGIN`.
            case miningMargin = "MINING_MARGIN"

            /// Wire name: `MAIN_PAY`.
            case mainPay = "MAIN_PAY"

            /// Wire name: `PAY_MAIN`.
            case payMain = "PAY_MAIN"

            /// Wire name: `ISOLATEDMARGIN_MARGIN`.
            case isolatedmarginMargin = "ISOLATEDMARGIN_MARGIN"

            /// Wire name: `MARGIN_ISOLATEDMARGIN`.
            case marginIsolatedmargin = "MARGIN_ISOLATEDMARGIN"

            /// Wire name: `ISOLATEDMARGIN_ISOLATEDMARGIN`.
            case isolatedmarginIsolatedmargin = "ISOLATEDMARGIN_ISOLATEDMARGIN"
        }

        public nonisolated enum Interval: String, Codable, Hashable, RequestValue, Sendable {
            /// Wire name: `1s`.
            case _1s = "1s"

            /// Wire name: `1m`.
            case _1m = "1m"

            /// Wire name: `3m`.
            case _3m = "3m"

            /// Wire name: `5m`.
            case _5m = "5m"

            /// Wire name: `15m`.
            case _15m = "15m"

            /// Wire name: `30m`.
            case _30m = "30m"

            /// Wire name: `1h`.
            case _1h = "1h"

            /// Wire name: `2h`.
            case _2h = "2h"

            /// Wire name: `4h`.
            case _4h = "4h"

            /// Wire name: `6h`.
            case _6h = "6h"

            /// Wire name: `8h`.
            case _8h = "8h"

            /// Wire name: `12h`.
            case _12h = "12h"

            /// Wire name: `1d`.
            case _1d = "1d"

            /// Wire name: `3d`.
            case _3d = "3d"

            /// Wire name: `1w`.
            case _1w = "1w"

            /// Wire name: `1M`.
            case _1M = "1M"
        }

        public nonisolated enum NeedBtcValuation: String, Codable, Hashable, RequestValue, Sendable {
            case `true` = "true"
            case `false` = "false"
        }

        /// `GET /api/v3/aggTrades`
        case getApiV3AggTrades(symbol: String, fromId: Int?, startTime: Int?, endTime: Int?, limit: Int?)

        /// `GET /api/v3/avgPrice`
        case getApiV3AvgPrice(symbol: String)

        /// `GET /api/v3/depth`
        case getApiV3Depth(symbol: String, limit: Int?)

        /// `GET /api/v3/exchangeInfo`
        case getApiV3ExchangeInfo(symbol: String?, symbols: String?, permissions: String?)

        /// `GET /api/v3/historicalTrades`
        case getApiV3HistoricalTrades(symbol: String, limit: Int?, fromId: Int?)

        /// `GET /api/v3/klines`
        case getApiV3Klines(
            symbol: String,
            interval: Interval,
            startTime: Int?,
            endTime: Int?,
            timeZone: String?,
            limit: Int?
        )

        /// `GET /api/v3/ping`
        case getApiV3Ping

        /// `GET /api/v3/ticker`
        case getApiV3Ticker(symbol: String?, symbols: String?, windowSize: String?, type: String?)

        /// `GET /api/v3/ticker/24hr`
        case getApiV3Ticker24hr(symbol: String?, symbols: String?, type: APIType?)

        /// `GET /api/v3/ticker/bookTicker`
        case getApiV3TickerBookTicker(symbol: String?, symbols: String?)

        /// `GET /api/v3/ticker/price`
        case getApiV3TickerPrice(symbol: String?, symbols: String?)

        /// `GET /api/v3/ticker/tradingDay`
        case getApiV3TickerTradingDay(symbol: String?, symbols: String?, timeZone: String?, type: APIType?)

        /// `GET /api/v3/time`
        case getApiV3Time

        /// `GET /api/v3/trades`
        case getApiV3Trades(symbol: String, limit: Int?)

        /// `GET /api/v3/uiKlines`
        case getApiV3UiKlines(
            symbol: String,
            interval: Interval,
            startTime: Int?,
            endTime: Int?,
            timeZone: String?,
            limit: Int?
        )

        /// `GET /sapi/v1/account/apiRestrictions`
        case getSapiV1AccountApiRestrictions(recvWindow: Int?)

        /// `GET /sapi/v1/account/apiTradingStatus`
        case getSapiV1AccountApiTradingStatus(recvWindow: Int?)

        /// `POST /sapi/v1/account/disableFastWithdrawSwitch`
        case postSapiV1AccountDisableFastWithdrawSwitch(recvWindow: Int?)

        /// `POST /sapi/v1/account/enableFastWithdrawSwitch`
        case postSapiV1AccountEnableFastWithdrawSwitch(recvWindow: Int?)

        /// `GET /sapi/v1/account/info`
        case getSapiV1AccountInfo(recvWindow: Int?)

        /// `GET /sapi/v1/account/status`
        case getSapiV1AccountStatus(recvWindow: Int?)

        /// `GET /sapi/v1/accountSnapshot`
        case getSapiV1AccountSnapshot(
            type: GetSapiV1AccountSnapshotType,
            startTime: Int?,
            endTime: Int?,
            limit: Int?,
            recvWindow: Int?
        )

        /// `GET /sapi/v1/asset/assetDetail`
        case getSapiV1AssetAssetDetail(asset: String?, recvWindow: Int?)

        /// `GET /sapi/v1/asset/assetDividend`
        case getSapiV1AssetAssetDividend(asset: String?, startTime: Int?, endTime: Int?, limit: Int?, recvWindow: Int?)

        /// `POST /sapi/v1/asset/convert-transfer`
        case postSapiV1AssetConvertTransfer(
            clientTranId: String,
            asset: String,
            amount: Double,
            targetAsset: String,
            recvWindow: Int?
        )

        /// `GET /sapi/v1/asset/convert-transfer/queryByPage`
        case getSapiV1AssetConvertTransferQueryByPage(
            tranId: Int?,
            asset: String?,
            startTime: Int,
            endTime: Int,
            accountType: AccountType?,
            current: Int?,
            size: Int?,
            recvWindow: Int?
        )

        /// `GET /sapi/v1/asset/custody/transfer-history`
        case getSapiV1AssetCustodyTransferHistory(
            email: String,
            startTime: Int,
            endTime: Int,
            type: String?,
            asset: String,
            current: Int?,
            size: Int?,
            recvWindow: Int?
        )

        /// `GET /sapi/v1/asset/dribblet`
        case getSapiV1AssetDribblet(
            accountType: GetSapiV1AssetDribbletAccountType?,
            startTime: Int?,
            endTime: Int?,
            recvWindow: Int?
        )

        /// `POST /sapi/v1/asset/dust`
        case postSapiV1AssetDust(asset: [String], accountType: GetSapiV1AssetDribbletAccountType?, recvWindow: Int?)

        /// `POST /sapi/v1/asset/dust-btc`
        case postSapiV1AssetDustBtc(accountType: GetSapiV1AssetDribbletAccountType?, recvWindow: Int?)

        /// `POST /sapi/v1/asset/get-funding-asset`
        case postSapiV1AssetGetFundingAsset(asset: String?, needBtcValuation: NeedBtcValuation?, recvWindow: Int?)

        /// `GET /sapi/v1/asset/ledger-transfer/cloud-mining/queryByPage`
        case getSapiV1AssetLedgerTransferCloudMiningQueryByPage(
            tranId: Int?,
            clientTranId: String?,
            asset: String?,
            startTime: Int,
            endTime: Int,
            current: Int?,
            size: Int?,
            recvWindow: Int?
        )

        /// `GET /sapi/v1/asset/tradeFee`
        case getSapiV1AssetTradeFee(symbol: String?, recvWindow: Int?)

        /// `GET /sapi/v1/asset/transfer`
        case getSapiV1AssetTransfer(
            type: GetSapiV1AssetTransferType,
            startTime: Int?,
            endTime: Int?,
            current: Int?,
            size: Int?,
            fromSymbol: String?,
            toSymbol: String?,
            recvWindow: Int?
        )

        /// `POST /sapi/v1/asset/transfer`
        case postSapiV1AssetTransfer(
            type: GetSapiV1AssetTransferType,
            asset: String,
            amount: Double,
            fromSymbol: String?,
            toSymbol: String?,
            recvWindow: Int?
        )

        /// `GET /sapi/v1/asset/wallet/balance`
        case getSapiV1AssetWalletBalance(recvWindow: Int?)

        /// `GET /sapi/v1/capital/config/getall`
        case getSapiV1CapitalConfigGetall(recvWindow: Int?)

        /// `GET /sapi/v1/capital/contract/convertible-coins`
        case getSapiV1CapitalContractConvertibleCoins

        /// `POST /sapi/v1/capital/contract/convertible-coins`
        case postSapiV1CapitalContractConvertibleCoins(coin: String, enable: Bool)

        /// `GET /sapi/v1/capital/deposit/address`
        case getSapiV1CapitalDepositAddress(coin: String, network: String?, recvWindow: Int?)

        /// `GET /sapi/v1/capital/deposit/address/list`
        case getSapiV1CapitalDepositAddressList(coin: String, network: String?, recvWindow: Int?)

        /// `POST /sapi/v1/capital/deposit/credit-apply`
        case postSapiV1CapitalDepositCreditApply(
            depositId: Int?,
            txId: String?,
            subAccountId: Int?,
            subUserId: Int?,
            recvWindow: Int?
        )

        /// `GET /sapi/v1/capital/deposit/hisrec`
        case getSapiV1CapitalDepositHisrec(
            coin: String?,
            status: Int?,
            startTime: Int?,
            endTime: Int?,
            offset: Int?,
            limit: Int?,
            recvWindow: Int?
        )

        /// `GET /sapi/v1/capital/withdraw/address/list`
        case getSapiV1CapitalWithdrawAddressList

        /// `POST /sapi/v1/capital/withdraw/apply`
        case postSapiV1CapitalWithdrawApply(
            coin: String,
            withdrawOrderId: String?,
            network: String?,
            address: String,
            addressTag: String?,
            amount: Double,
            transactionFeeFlag: Bool?,
            name: String?,
            walletType: Int?,
            recvWindow: Int?
        )

        /// `GET /sapi/v1/capital/withdraw/history`
        case getSapiV1CapitalWithdrawHistory(
            coin: String?,
            withdrawOrderId: String?,
            status: Int?,
            startTime: Int?,
            endTime: Int?,
            offset: Int?,
            limit: Int?,
            recvWindow: Int?
        )

        /// `GET /sapi/v1/spot/delist-schedule`
        case getSapiV1SpotDelistSchedule(recvWindow: Int?)

        /// `GET /sapi/v1/system/status`
        case getSapiV1SystemStatus

        /// `POST /sapi/v3/asset/getUserAsset`
        case postSapiV3AssetGetUserAsset(asset: String?, needBtcValuation: NeedBtcValuation?, recvWindow: Int?)

        /// The document's `operationId`, or method and path.
        public var id: String {
            switch self {
            case .getApiV3AggTrades: return "GET /api/v3/aggTrades"
            case .getApiV3AvgPrice: return "GET /api/v3/avgPrice"
            case .getApiV3Depth: return "GET /api/v3/depth"
            case .getApiV3ExchangeInfo: return "GET /api/v3/exchangeInfo"
            case .getApiV3HistoricalTrades: return "GET /api/v3/historicalTrades"
            case .getApiV3Klines: return "GET /api/v3/klines"
            case .getApiV3Ping: return "GET /api/v3/ping"
            case .getApiV3Ticker: return "GET /api/v3/ticker"
            case .getApiV3Ticker24hr: return "GET /api/v3/ticker/24hr"
            case .getApiV3TickerBookTicker: return "GET /api/v3/ticker/bookTicker"
            case .getApiV3TickerPrice: return "GET /api/v3/ticker/price"
            case .getApiV3TickerTradingDay: return "GET /api/v3/ticker/tradingDay"
            case .getApiV3Time: return "GET /api/v3/time"
            case .getApiV3Trades: return "GET /api/v3/trades"
            case .getApiV3UiKlines: return "GET /api/v3/uiKlines"
            case .getSapiV1AccountApiRestrictions: return "GET /sapi/v1/account/apiRestrictions"
            case .getSapiV1AccountApiTradingStatus: return "GET /sapi/v1/account/apiTradingStatus"
            case .postSapiV1AccountDisableFastWithdrawSwitch: return "POST /sapi/v1/account/disableFastWithdrawSwitch"
            case .postSapiV1AccountEnableFastWithdrawSwitch: return "POST /sapi/v1/account/enableFastWithdrawSwitch"
            case .getSapiV1AccountInfo: return "GET /sapi/v1/account/info"
            case .getSapiV1AccountStatus: return "GET /sapi/v1/account/status"
            case .getSapiV1AccountSnapshot: return "GET /sapi/v1/accountSnapshot"
            case .getSapiV1AssetAssetDetail: return "GET /sapi/v1/asset/assetDetail"
            case .getSapiV1AssetAssetDividend: return "GET /sapi/v1/asset/assetDividend"
            case .postSapiV1AssetConvertTransfer: return "POST /sapi/v1/asset/convert-transfer"
            case .getSapiV1AssetConvertTransferQueryByPage: return "GET /sapi/v1/asset/convert-transfer/queryByPage"
            case .getSapiV1AssetCustodyTransferHistory: return "GET /sapi/v1/asset/custody/transfer-history"
            case .getSapiV1AssetDribblet: return "GET /sapi/v1/asset/dribblet"
            case .postSapiV1AssetDust: return "POST /sapi/v1/asset/dust"
            case .postSapiV1AssetDustBtc: return "POST /sapi/v1/asset/dust-btc"
            case .postSapiV1AssetGetFundingAsset: return "POST /sapi/v1/asset/get-funding-asset"
            case .getSapiV1AssetLedgerTransferCloudMiningQueryByPage:
                return "GET /sapi/v1/asset/ledger-transfer/cloud-mining/queryByPage"
            case .getSapiV1AssetTradeFee: return "GET /sapi/v1/asset/tradeFee"
            case .getSapiV1AssetTransfer: return "GET /sapi/v1/asset/transfer"
            case .postSapiV1AssetTransfer: return "POST /sapi/v1/asset/transfer"
            case .getSapiV1AssetWalletBalance: return "GET /sapi/v1/asset/wallet/balance"
            case .getSapiV1CapitalConfigGetall: return "GET /sapi/v1/capital/config/getall"
            case .getSapiV1CapitalContractConvertibleCoins: return "GET /sapi/v1/capital/contract/convertible-coins"
            case .postSapiV1CapitalContractConvertibleCoins: return "POST /sapi/v1/capital/contract/convertible-coins"
            case .getSapiV1CapitalDepositAddress: return "GET /sapi/v1/capital/deposit/address"
            case .getSapiV1CapitalDepositAddressList: return "GET /sapi/v1/capital/deposit/address/list"
            case .postSapiV1CapitalDepositCreditApply: return "POST /sapi/v1/capital/deposit/credit-apply"
            case .getSapiV1CapitalDepositHisrec: return "GET /sapi/v1/capital/deposit/hisrec"
            case .getSapiV1CapitalWithdrawAddressList: return "GET /sapi/v1/capital/withdraw/address/list"
            case .postSapiV1CapitalWithdrawApply: return "POST /sapi/v1/capital/withdraw/apply"
            case .getSapiV1CapitalWithdrawHistory: return "GET /sapi/v1/capital/withdraw/history"
            case .getSapiV1SpotDelistSchedule: return "GET /sapi/v1/spot/delist-schedule"
            case .getSapiV1SystemStatus: return "GET /sapi/v1/system/status"
            case .postSapiV3AssetGetUserAsset: return "POST /sapi/v3/asset/getUserAsset"
            }
        }

        /// Method, path, parameters and body.
        public var body: RequestBlock {
            switch self {
            case .getApiV3AggTrades(let symbol, let fromId, let startTime, let endTime, let limit):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/aggTrades")
                    Query("symbol", symbol)
                    Query("fromId", ifPresent: fromId)
                    Query("startTime", ifPresent: startTime)
                    Query("endTime", ifPresent: endTime)
                    Query("limit", ifPresent: limit)
                    MIMEType.json.accept
                }
            case .getApiV3AvgPrice(let symbol):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/avgPrice")
                    Query("symbol", symbol)
                    MIMEType.json.accept
                }
            case .getApiV3Depth(let symbol, let limit):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/depth")
                    Query("symbol", symbol)
                    Query("limit", ifPresent: limit)
                    MIMEType.json.accept
                }
            case .getApiV3ExchangeInfo(let symbol, let symbols, let permissions):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/exchangeInfo")
                    Query("symbol", ifPresent: symbol)
                    Query("symbols", ifPresent: symbols)
                    Query("permissions", ifPresent: permissions)
                    MIMEType.json.accept
                }
            case .getApiV3HistoricalTrades(let symbol, let limit, let fromId):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/historicalTrades")
                    Query("symbol", symbol)
                    Query("limit", ifPresent: limit)
                    Query("fromId", ifPresent: fromId)
                    MIMEType.json.accept
                }
            case .getApiV3Klines(let symbol, let interval, let startTime, let endTime, let timeZone, let limit):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/klines")
                    Query("symbol", symbol)
                    Query("interval", interval)
                    Query("startTime", ifPresent: startTime)
                    Query("endTime", ifPresent: endTime)
                    Query("timeZone", ifPresent: timeZone)
                    Query("limit", ifPresent: limit)
                    MIMEType.json.accept
                }
            case .getApiV3Ping:
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/ping")
                    MIMEType.json.accept
                }
            case .getApiV3Ticker(let symbol, let symbols, let windowSize, let type):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/ticker")
                    Query("symbol", ifPresent: symbol)
                    Query("symbols", ifPresent: symbols)
                    Query("windowSize", ifPresent: windowSize)
                    Query("type", ifPresent: type)
                    MIMEType.json.accept
                }
            case .getApiV3Ticker24hr(let symbol, let symbols, let type):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/ticker/24hr")
                    Query("symbol", ifPresent: symbol)
                    Query("symbols", ifPresent: symbols)
                    Query("type", ifPresent: type)
                    MIMEType.json.accept
                }
            case .getApiV3TickerBookTicker(let symbol, let symbols):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/ticker/bookTicker")
                    Query("symbol", ifPresent: symbol)
                    Query("symbols", ifPresent: symbols)
                    MIMEType.json.accept
                }
            case .getApiV3TickerPrice(let symbol, let symbols):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/ticker/price")
                    Query("symbol", ifPresent: symbol)
                    Query("symbols", ifPresent: symbols)
                    MIMEType.json.accept
                }
            case .getApiV3TickerTradingDay(let symbol, let symbols, let timeZone, let type):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/ticker/tradingDay")
                    Query("symbol", ifPresent: symbol)
                    Query("symbols", ifPresent: symbols)
                    Query("timeZone", ifPresent: timeZone)
                    Query("type", ifPresent: type)
                    MIMEType.json.accept
                }
            case .getApiV3Time:
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/time")
                    MIMEType.json.accept
                }
            case .getApiV3Trades(let symbol, let limit):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/trades")
                    Query("symbol", symbol)
                    Query("limit", ifPresent: limit)
                    MIMEType.json.accept
                }
            case .getApiV3UiKlines(let symbol, let interval, let startTime, let endTime, let timeZone, let limit):
                return RequestBlock {
                    Method.GET
                    Endpoint("api/v3/uiKlines")
                    Query("symbol", symbol)
                    Query("interval", interval)
                    Query("startTime", ifPresent: startTime)
                    Query("endTime", ifPresent: endTime)
                    Query("timeZone", ifPresent: timeZone)
                    Query("limit", ifPresent: limit)
                    MIMEType.json.accept
                }
            case .getSapiV1AccountApiRestrictions(let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/account/apiRestrictions")
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AccountApiTradingStatus(let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/account/apiTradingStatus")
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .postSapiV1AccountDisableFastWithdrawSwitch(let recvWindow):
                return RequestBlock {
                    Method.POST
                    Endpoint("sapi/v1/account/disableFastWithdrawSwitch")
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .postSapiV1AccountEnableFastWithdrawSwitch(let recvWindow):
                return RequestBlock {
                    Method.POST
                    Endpoint("sapi/v1/account/enableFastWithdrawSwitch")
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AccountInfo(let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/account/info")
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AccountStatus(let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/account/status")
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AccountSnapshot(let type, let startTime, let endTime, let limit, let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/accountSnapshot")
                    Query("type", type)
                    Query("startTime", ifPresent: startTime)
                    Query("endTime", ifPresent: endTime)
                    Query("limit", ifPresent: limit)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AssetAssetDetail(let asset, let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/asset/assetDetail")
                    Query("asset", ifPresent: asset)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AssetAssetDividend(let asset, let startTime, let endTime, let limit, let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/asset/assetDividend")
                    Query("asset", ifPresent: asset)
                    Query("startTime", ifPresent: startTime)
                    Query("endTime", ifPresent: endTime)
                    Query("limit", ifPresent: limit)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .postSapiV1AssetConvertTransfer(
                let clientTranId,
                let asset,
                let amount,
                let targetAsset,
                let recvWindow
            ):
                return RequestBlock {
                    Method.POST
                    Endpoint("sapi/v1/asset/convert-transfer")
                    Query("clientTranId", clientTranId)
                    Query("asset", asset)
                    Query("amount", amount)
                    Query("targetAsset", targetAsset)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AssetConvertTransferQueryByPage(
                let tranId,
                let asset,
                let startTime,
                let endTime,
                let accountType,
                let current,
                let size,
                let recvWindow
            ):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/asset/convert-transfer/queryByPage")
                    Query("tranId", ifPresent: tranId)
                    Query("asset", ifPresent: asset)
                    Query("startTime", startTime)
                    Query("endTime", endTime)
                    Query("accountType", ifPresent: accountType)
                    Query("current", ifPresent: current)
                    Query("size", ifPresent: size)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AssetCustodyTransferHistory(
                let email,
                let startTime,
                let endTime,
                let type,
                let asset,
                let current,
                let size,
                let recvWindow
            ):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/asset/custody/transfer-history")
                    Query("email", email)
                    Query("startTime", startTime)
                    Query("endTime", endTime)
                    Query("type", ifPresent: type)
                    Query("asset", asset)
                    Query("current", ifPresent: current)
                    Query("size", ifPresent: size)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AssetDribblet(let accountType, let startTime, let endTime, let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/asset/dribblet")
                    Query("accountType", ifPresent: accountType)
                    Query("startTime", ifPresent: startTime)
                    Query("endTime", ifPresent: endTime)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .postSapiV1AssetDust(let asset, let accountType, let recvWindow):
                return RequestBlock {
                    Method.POST
                    Endpoint("sapi/v1/asset/dust")
                    Query("asset", each: asset)
                    Query("accountType", ifPresent: accountType)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .postSapiV1AssetDustBtc(let accountType, let recvWindow):
                return RequestBlock {
                    Method.POST
                    Endpoint("sapi/v1/asset/dust-btc")
                    Query("accountType", ifPresent: accountType)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .postSapiV1AssetGetFundingAsset(let asset, let needBtcValuation, let recvWindow):
                return RequestBlock {
                    Method.POST
                    Endpoint("sapi/v1/asset/get-funding-asset")
                    Query("asset", ifPresent: asset)
                    Query("needBtcValuation", ifPresent: needBtcValuation)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AssetLedgerTransferCloudMiningQueryByPage(
                let tranId,
                let clientTranId,
                let asset,
                let startTime,
                let endTime,
                let current,
                let size,
                let recvWindow
            ):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/asset/ledger-transfer/cloud-mining/queryByPage")
                    Query("tranId", ifPresent: tranId)
                    Query("clientTranId", ifPresent: clientTranId)
                    Query("asset", ifPresent: asset)
                    Query("startTime", startTime)
                    Query("endTime", endTime)
                    Query("current", ifPresent: current)
                    Query("size", ifPresent: size)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AssetTradeFee(let symbol, let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/asset/tradeFee")
                    Query("symbol", ifPresent: symbol)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AssetTransfer(
                let type,
                let startTime,
                let endTime,
                let current,
                let size,
                let fromSymbol,
                let toSymbol,
                let recvWindow
            ):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/asset/transfer")
                    Query("type", type)
                    Query("startTime", ifPresent: startTime)
                    Query("endTime", ifPresent: endTime)
                    Query("current", ifPresent: current)
                    Query("size", ifPresent: size)
                    Query("fromSymbol", ifPresent: fromSymbol)
                    Query("toSymbol", ifPresent: toSymbol)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .postSapiV1AssetTransfer(
                let type,
                let asset,
                let amount,
                let fromSymbol,
                let toSymbol,
                let recvWindow
            ):
                return RequestBlock {
                    Method.POST
                    Endpoint("sapi/v1/asset/transfer")
                    Query("type", type)
                    Query("asset", asset)
                    Query("amount", amount)
                    Query("fromSymbol", ifPresent: fromSymbol)
                    Query("toSymbol", ifPresent: toSymbol)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1AssetWalletBalance(let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/asset/wallet/balance")
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1CapitalConfigGetall(let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/capital/config/getall")
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1CapitalContractConvertibleCoins:
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/capital/contract/convertible-coins")
                    MIMEType.json.accept
                }
            case .postSapiV1CapitalContractConvertibleCoins(let coin, let enable):
                return RequestBlock {
                    Method.POST
                    Endpoint("sapi/v1/capital/contract/convertible-coins")
                    Query("coin", coin)
                    Query("enable", enable)
                    MIMEType.json.accept
                }
            case .getSapiV1CapitalDepositAddress(let coin, let network, let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/capital/deposit/address")
                    Query("coin", coin)
                    Query("network", ifPresent: network)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1CapitalDepositAddressList(let coin, let network, let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/capital/deposit/address/list")
                    Query("coin", coin)
                    Query("network", ifPresent: network)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .postSapiV1CapitalDepositCreditApply(
                let depositId,
                let txId,
                let subAccountId,
                let subUserId,
                let recvWindow
            ):
                return RequestBlock {
                    Method.POST
                    Endpoint("sapi/v1/capital/deposit/credit-apply")
                    Query("depositId", ifPresent: depositId)
                    Query("txId", ifPresent: txId)
                    Query("subAccountId", ifPresent: subAccountId)
                    Query("subUserId", ifPresent: subUserId)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1CapitalDepositHisrec(
                let coin,
                let status,
                let startTime,
                let endTime,
                let offset,
                let limit,
                let recvWindow
            ):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/capital/deposit/hisrec")
                    Query("coin", ifPresent: coin)
                    Query("status", ifPresent: status)
                    Query("startTime", ifPresent: startTime)
                    Query("endTime", ifPresent: endTime)
                    Query("offset", ifPresent: offset)
                    Query("limit", ifPresent: limit)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1CapitalWithdrawAddressList:
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/capital/withdraw/address/list")
                    MIMEType.json.accept
                }
            case .postSapiV1CapitalWithdrawApply(
                let coin,
                let withdrawOrderId,
                let network,
                let address,
                let addressTag,
                let amount,
                let transactionFeeFlag,
                let name,
                let walletType,
                let recvWindow
            ):
                return RequestBlock {
                    Method.POST
                    Endpoint("sapi/v1/capital/withdraw/apply")
                    Query("coin", coin)
                    Query("withdrawOrderId", ifPresent: withdrawOrderId)
                    Query("network", ifPresent: network)
                    Query("address", address)
                    Query("addressTag", ifPresent: addressTag)
                    Query("amount", amount)
                    Query("transactionFeeFlag", ifPresent: transactionFeeFlag)
                    Query("name", ifPresent: name)
                    Query("walletType", ifPresent: walletType)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1CapitalWithdrawHistory(
                let coin,
                let withdrawOrderId,
                let status,
                let startTime,
                let endTime,
                let offset,
                let limit,
                let recvWindow
            ):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/capital/withdraw/history")
                    Query("coin", ifPresent: coin)
                    Query("withdrawOrderId", ifPresent: withdrawOrderId)
                    Query("status", ifPresent: status)
                    Query("startTime", ifPresent: startTime)
                    Query("endTime", ifPresent: endTime)
                    Query("offset", ifPresent: offset)
                    Query("limit", ifPresent: limit)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1SpotDelistSchedule(let recvWindow):
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/spot/delist-schedule")
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            case .getSapiV1SystemStatus:
                return RequestBlock {
                    Method.GET
                    Endpoint("sapi/v1/system/status")
                    MIMEType.json.accept
                }
            case .postSapiV3AssetGetUserAsset(let asset, let needBtcValuation, let recvWindow):
                return RequestBlock {
                    Method.POST
                    Endpoint("sapi/v3/asset/getUserAsset")
                    Query("asset", ifPresent: asset)
                    Query("needBtcValuation", ifPresent: needBtcValuation)
                    Query("recvWindow", ifPresent: recvWindow)
                    QuerySlot("timestamp")
                    QuerySlot("signature")
                    MIMEType.json.accept
                }
            }
        }
    }

    // MARK: - Responses

    /// The statuses that mean success, and the types of responses.
    public nonisolated enum Responses {
        /// The statuses with which the operation succeeds.
        public static func successStatuses(_ operation: Operation) -> Set<Int> {
            return [200]
        }
    }

    /// The failures that the document lists, each made from a `ResponseError` where it is caught.
    public nonisolated enum Failures {
        /// The failures that several operations share.
        public nonisolated enum Status400AsAPIError: DocumentedFailure {
            /// 400: Bad Request
            case badRequest(APIError)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 400: self = .badRequest(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `getApiV3AggTrades`.
        public typealias GetApiV3AggTrades = Status400AsAPIError

        /// The failures of `getApiV3AvgPrice`.
        public typealias GetApiV3AvgPrice = Status400AsAPIError

        /// The failures of `getApiV3Depth`.
        public typealias GetApiV3Depth = Status400AsAPIError

        /// The failures of `getApiV3ExchangeInfo`.
        public typealias GetApiV3ExchangeInfo = Status400AsAPIError

        /// The failures of `getApiV3Klines`.
        public typealias GetApiV3Klines = Status400AsAPIError

        /// The failures of `getApiV3Ticker`.
        public typealias GetApiV3Ticker = Status400AsAPIError

        /// The failures of `getApiV3Ticker24hr`.
        public typealias GetApiV3Ticker24hr = Status400AsAPIError

        /// The failures of `getApiV3TickerBookTicker`.
        public typealias GetApiV3TickerBookTicker = Status400AsAPIError

        /// The failures of `getApiV3TickerPrice`.
        public typealias GetApiV3TickerPrice = Status400AsAPIError

        /// The failures of `getApiV3TickerTradingDay`.
        public typealias GetApiV3TickerTradingDay = Status400AsAPIError

        /// The failures of `getApiV3Trades`.
        public typealias GetApiV3Trades = Status400AsAPIError

        /// The failures of `getApiV3UiKlines`.
        public typealias GetApiV3UiKlines = Status400AsAPIError

        /// The failures that several operations share.
        public nonisolated enum Status400And401AsAPIError: DocumentedFailure {
            /// 400: Bad Request
            case badRequest(APIError)

            /// 401: Unauthorized
            case unauthorized(APIError)

            /// A status or a media type that the document does not list.
            case undocumented(ResponseError)

            /// A body that is not what the document says.
            case undecodable(ResponseDecodingError)

            @_spi(Generated) public init(reading response: ReceivedResponse) throws {
                switch response.status {
                case 400: self = .badRequest(try response.json())
                case 401: self = .unauthorized(try response.json())
                default: throw response.undocumented
                }
            }
        }

        /// The failures of `getSapiV1AccountApiRestrictions`.
        public typealias GetSapiV1AccountApiRestrictions = Status400And401AsAPIError

        /// The failures of `getSapiV1AccountApiTradingStatus`.
        public typealias GetSapiV1AccountApiTradingStatus = Status400And401AsAPIError

        /// The failures of `postSapiV1AccountDisableFastWithdrawSwitch`.
        public typealias PostSapiV1AccountDisableFastWithdrawSwitch = Status400And401AsAPIError

        /// The failures of `postSapiV1AccountEnableFastWithdrawSwitch`.
        public typealias PostSapiV1AccountEnableFastWithdrawSwitch = Status400And401AsAPIError

        /// The failures of `getSapiV1AccountInfo`.
        public typealias GetSapiV1AccountInfo = Status400And401AsAPIError

        /// The failures of `getSapiV1AccountStatus`.
        public typealias GetSapiV1AccountStatus = Status400And401AsAPIError

        /// The failures of `getSapiV1AccountSnapshot`.
        public typealias GetSapiV1AccountSnapshot = Status400And401AsAPIError

        /// The failures of `getSapiV1AssetAssetDetail`.
        public typealias GetSapiV1AssetAssetDetail = Status400And401AsAPIError

        /// The failures of `getSapiV1AssetAssetDividend`.
        public typealias GetSapiV1AssetAssetDividend = Status400And401AsAPIError

        /// The failures of `postSapiV1AssetConvertTransfer`.
        public typealias PostSapiV1AssetConvertTransfer = Status400And401AsAPIError

        /// The failures of `getSapiV1AssetConvertTransferQueryByPage`.
        public typealias GetSapiV1AssetConvertTransferQueryByPage = Status400And401AsAPIError

        /// The failures of `getSapiV1AssetCustodyTransferHistory`.
        public typealias GetSapiV1AssetCustodyTransferHistory = Status400And401AsAPIError

        /// The failures of `getSapiV1AssetDribblet`.
        public typealias GetSapiV1AssetDribblet = Status400And401AsAPIError

        /// The failures of `postSapiV1AssetDust`.
        public typealias PostSapiV1AssetDust = Status400And401AsAPIError

        /// The failures of `postSapiV1AssetDustBtc`.
        public typealias PostSapiV1AssetDustBtc = Status400And401AsAPIError

        /// The failures of `postSapiV1AssetGetFundingAsset`.
        public typealias PostSapiV1AssetGetFundingAsset = Status400And401AsAPIError

        /// The failures of `getSapiV1AssetLedgerTransferCloudMiningQueryByPage`.
        public typealias GetSapiV1AssetLedgerTransferCloudMiningQueryByPage = Status400And401AsAPIError

        /// The failures of `getSapiV1AssetTradeFee`.
        public typealias GetSapiV1AssetTradeFee = Status400And401AsAPIError

        /// The failures of `getSapiV1AssetTransfer`.
        public typealias GetSapiV1AssetTransfer = Status400And401AsAPIError

        /// The failures of `postSapiV1AssetTransfer`.
        public typealias PostSapiV1AssetTransfer = Status400And401AsAPIError

        /// The failures of `getSapiV1AssetWalletBalance`.
        public typealias GetSapiV1AssetWalletBalance = Status400And401AsAPIError

        /// The failures of `getSapiV1CapitalConfigGetall`.
        public typealias GetSapiV1CapitalConfigGetall = Status400And401AsAPIError

        /// The failures of `getSapiV1CapitalContractConvertibleCoins`.
        public typealias GetSapiV1CapitalContractConvertibleCoins = Status400And401AsAPIError

        /// The failures of `postSapiV1CapitalContractConvertibleCoins`.
        public typealias PostSapiV1CapitalContractConvertibleCoins = Status400And401AsAPIError

        /// The failures of `getSapiV1CapitalDepositAddress`.
        public typealias GetSapiV1CapitalDepositAddress = Status400And401AsAPIError

        /// The failures of `getSapiV1CapitalDepositAddressList`.
        public typealias GetSapiV1CapitalDepositAddressList = Status400And401AsAPIError

        /// The failures of `postSapiV1CapitalDepositCreditApply`.
        public typealias PostSapiV1CapitalDepositCreditApply = Status400And401AsAPIError

        /// The failures of `getSapiV1CapitalDepositHisrec`.
        public typealias GetSapiV1CapitalDepositHisrec = Status400And401AsAPIError

        /// The failures of `getSapiV1CapitalWithdrawAddressList`.
        public typealias GetSapiV1CapitalWithdrawAddressList = Status400And401AsAPIError

        /// The failures of `postSapiV1CapitalWithdrawApply`.
        public typealias PostSapiV1CapitalWithdrawApply = Status400And401AsAPIError

        /// The failures of `getSapiV1CapitalWithdrawHistory`.
        public typealias GetSapiV1CapitalWithdrawHistory = Status400And401AsAPIError

        /// The failures of `getSapiV1SpotDelistSchedule`.
        public typealias GetSapiV1SpotDelistSchedule = Status400And401AsAPIError

        /// The failures of `postSapiV3AssetGetUserAsset`.
        public typealias PostSapiV3AssetGetUserAsset = Status400And401AsAPIError
    }

    // MARK: - Security

    /// The credentials that each operation needs, and the blocks that attach them.
    public nonisolated enum Security {
        /// A security scheme; the raw value is its name in the document.
        public nonisolated enum Scheme: String, CaseIterable, Hashable, Sendable {
            case apiKeyAuth = "ApiKeyAuth"
        }

        /// The alternatives of which one must be satisfied, each with all of its schemes; none for a public operation.
        public static func alternatives(_ operation: Operation) -> [[SecurityRequirement<Scheme>]] {
            switch operation {
            case .getApiV3AggTrades, .getApiV3AvgPrice, .getApiV3Depth, .getApiV3ExchangeInfo,
                .getApiV3HistoricalTrades, .getApiV3Klines, .getApiV3Ping, .getApiV3Ticker, .getApiV3Ticker24hr,
                .getApiV3TickerBookTicker, .getApiV3TickerPrice, .getApiV3TickerTradingDay, .getApiV3Time,
                .getApiV3Trades, .getApiV3UiKlines, .getSapiV1SystemStatus:
                return []
            default: return [[SecurityRequirement(.apiKeyAuth)]]
            }
        }

        /// Every scheme of every alternative.
        public static func schemes(_ operation: Operation) -> Set<Scheme> {
            Set(alternatives(operation).joined().map(\.scheme))
        }

        /// The names of the schemes in the document.
        @_disfavoredOverload public static func schemes(_ operation: Operation) -> Set<String> {
            Set(alternatives(operation).joined().map(\.scheme.rawValue))
        }

        /// Whether `ApiKeyAuth` is among the operation's schemes.
        public static func needsApiKeyAuth(_ operation: Operation) -> Bool {
            schemes(operation).contains(.apiKeyAuth)
        }

        /// Attaches the credential of `ApiKeyAuth`.
        public static func apiKeyAuth(_ key: String) -> RequestBlock {
            RequestBlock {
                Header.custom("X-MBX-APIKEY").setValue(key)
            }
        }
    }

    /// An operation needs the credential of `ApiKeyAuth`, and there is none.
    public nonisolated struct MissingApiKeyAuth: Error, Hashable, Sendable {
        /// The operation's `id`.
        public let operation: String

        public init(operation: String) {
            self.operation = operation
        }
    }

    /// The operation with the credentials of the first alternative that can be satisfied. Where none can, making the
    /// request throws the error of the first scheme that is missing; an empty credential is none.
    public static func authorized(_ operation: Operation, apiKeyAuth: String?) -> RequestBlock {
        let choice = SecurityChoice(among: Security.alternatives(operation)) { scheme in
            switch scheme {
            case .apiKeyAuth: return apiKeyAuth?.isEmpty == false
            }
        }
        return RequestBlock {
            operation
            if choice.attaches(.apiKeyAuth), let apiKeyAuth {
                Security.apiKeyAuth(apiKeyAuth).credential(of: "ApiKeyAuth", for: operation.id)
            }
            if choice.lacks(.apiKeyAuth) {
                RequestFailure(MissingApiKeyAuth(operation: operation.id))
            }
        }
    }

    // MARK: - Client

    /// The whole API as a value: one closure for each operation.
    public nonisolated struct Client: Sendable {
        /// `GET /api/v3/aggTrades`
        public var getApiV3AggTrades:
            @Sendable @concurrent (
                _ symbol: String,
                _ fromId: Int?,
                _ startTime: Int?,
                _ endTime: Int?,
                _ limit: Int?
            ) async throws -> [AggTrade]

        /// `GET /api/v3/avgPrice`
        public var getApiV3AvgPrice: @Sendable @concurrent (_ symbol: String) async throws -> GetApiV3AvgPriceResponse

        /// `GET /api/v3/depth`
        public var getApiV3Depth:
            @Sendable @concurrent (_ symbol: String, _ limit: Int?) async throws -> GetApiV3DepthResponse

        /// `GET /api/v3/exchangeInfo`
        public var getApiV3ExchangeInfo:
            @Sendable @concurrent (
                _ symbol: String?,
                _ symbols: String?,
                _ permissions: String?
            ) async throws -> GetApiV3ExchangeInfoResponse

        /// `GET /api/v3/historicalTrades`
        public var getApiV3HistoricalTrades:
            @Sendable @concurrent (_ symbol: String, _ limit: Int?, _ fromId: Int?) async throws -> [Trade]

        /// `GET /api/v3/klines`
        public var getApiV3Klines:
            @Sendable @concurrent (
                _ symbol: String,
                _ interval: Operation.Interval,
                _ startTime: Int?,
                _ endTime: Int?,
                _ timeZone: String?,
                _ limit: Int?
            ) async throws -> [[GetApiV3KlinesResponse]]

        /// `GET /api/v3/ping`
        public var getApiV3Ping: @Sendable @concurrent () async throws -> [String: JSONValue]

        /// `GET /api/v3/ticker`
        public var getApiV3Ticker:
            @Sendable @concurrent (
                _ symbol: String?,
                _ symbols: String?,
                _ windowSize: String?,
                _ type: String?
            ) async throws -> GetApiV3TickerResponse

        /// `GET /api/v3/ticker/24hr`
        public var getApiV3Ticker24hr:
            @Sendable @concurrent (
                _ symbol: String?,
                _ symbols: String?,
                _ type: Operation.APIType?
            ) async throws -> GetApiV3Ticker24hrResponse

        /// `GET /api/v3/ticker/bookTicker`
        public var getApiV3TickerBookTicker:
            @Sendable @concurrent (
                _ symbol: String?,
                _ symbols: String?
            ) async throws -> GetApiV3TickerBookTickerResponse

        /// `GET /api/v3/ticker/price`
        public var getApiV3TickerPrice:
            @Sendable @concurrent (_ symbol: String?, _ symbols: String?) async throws -> GetApiV3TickerPriceResponse

        /// `GET /api/v3/ticker/tradingDay`
        public var getApiV3TickerTradingDay:
            @Sendable @concurrent (
                _ symbol: String?,
                _ symbols: String?,
                _ timeZone: String?,
                _ type: Operation.APIType?
            ) async throws -> GetApiV3TickerTradingDayResponse

        /// `GET /api/v3/time`
        public var getApiV3Time: @Sendable @concurrent () async throws -> GetApiV3TimeResponse

        /// `GET /api/v3/trades`
        public var getApiV3Trades: @Sendable @concurrent (_ symbol: String, _ limit: Int?) async throws -> [Trade]

        /// `GET /api/v3/uiKlines`
        public var getApiV3UiKlines:
            @Sendable @concurrent (
                _ symbol: String,
                _ interval: Operation.Interval,
                _ startTime: Int?,
                _ endTime: Int?,
                _ timeZone: String?,
                _ limit: Int?
            ) async throws -> [[GetApiV3UiKlinesResponse]]

        /// `GET /sapi/v1/account/apiRestrictions`
        public var getSapiV1AccountApiRestrictions:
            @Sendable @concurrent (_ recvWindow: Int?) async throws -> GetSapiV1AccountApiRestrictionsResponse

        /// `GET /sapi/v1/account/apiTradingStatus`
        public var getSapiV1AccountApiTradingStatus:
            @Sendable @concurrent (_ recvWindow: Int?) async throws -> GetSapiV1AccountApiTradingStatusResponse

        /// `POST /sapi/v1/account/disableFastWithdrawSwitch`
        public var postSapiV1AccountDisableFastWithdrawSwitch:
            @Sendable @concurrent (_ recvWindow: Int?) async throws -> [String: JSONValue]

        /// `POST /sapi/v1/account/enableFastWithdrawSwitch`
        public var postSapiV1AccountEnableFastWithdrawSwitch:
            @Sendable @concurrent (_ recvWindow: Int?) async throws -> [String: JSONValue]

        /// `GET /sapi/v1/account/info`
        public var getSapiV1AccountInfo:
            @Sendable @concurrent (_ recvWindow: Int?) async throws -> GetSapiV1AccountInfoResponse

        /// `GET /sapi/v1/account/status`
        public var getSapiV1AccountStatus:
            @Sendable @concurrent (_ recvWindow: Int?) async throws -> GetSapiV1AccountStatusResponse

        /// `GET /sapi/v1/accountSnapshot`
        public var getSapiV1AccountSnapshot:
            @Sendable @concurrent (
                _ type: Operation.GetSapiV1AccountSnapshotType,
                _ startTime: Int?,
                _ endTime: Int?,
                _ limit: Int?,
                _ recvWindow: Int?
            ) async throws -> GetSapiV1AccountSnapshotResponse

        /// `GET /sapi/v1/asset/assetDetail`
        public var getSapiV1AssetAssetDetail:
            @Sendable @concurrent (
                _ asset: String?,
                _ recvWindow: Int?
            ) async throws -> GetSapiV1AssetAssetDetailResponse

        /// `GET /sapi/v1/asset/assetDividend`
        public var getSapiV1AssetAssetDividend:
            @Sendable @concurrent (
                _ asset: String?,
                _ startTime: Int?,
                _ endTime: Int?,
                _ limit: Int?,
                _ recvWindow: Int?
            ) async throws -> GetSapiV1AssetAssetDividendResponse

        /// `POST /sapi/v1/asset/convert-transfer`
        public var postSapiV1AssetConvertTransfer:
            @Sendable @concurrent (
                _ clientTranId: String,
                _ asset: String,
                _ amount: Double,
                _ targetAsset: String,
                _ recvWindow: Int?
            ) async throws -> PostSapiV1AssetConvertTransferResponse

        /// `GET /sapi/v1/asset/convert-transfer/queryByPage`
        public var getSapiV1AssetConvertTransferQueryByPage:
            @Sendable @concurrent (
                _ tranId: Int?,
                _ asset: String?,
                _ startTime: Int,
                _ endTime: Int,
                _ accountType: Operation.AccountType?,
                _ current: Int?,
                _ size: Int?,
                _ recvWindow: Int?
            ) async throws -> GetSapiV1AssetConvertTransferQueryByPageResponse

        /// `GET /sapi/v1/asset/custody/transfer-history`
        public var getSapiV1AssetCustodyTransferHistory:
            @Sendable @concurrent (
                _ email: String,
                _ startTime: Int,
                _ endTime: Int,
                _ type: String?,
                _ asset: String,
                _ current: Int?,
                _ size: Int?,
                _ recvWindow: Int?
            ) async throws -> GetSapiV1AssetCustodyTransferHistoryResponse

        /// `GET /sapi/v1/asset/dribblet`
        public var getSapiV1AssetDribblet:
            @Sendable @concurrent (
                _ accountType: Operation.GetSapiV1AssetDribbletAccountType?,
                _ startTime: Int?,
                _ endTime: Int?,
                _ recvWindow: Int?
            ) async throws -> GetSapiV1AssetDribbletResponse

        /// `POST /sapi/v1/asset/dust`
        public var postSapiV1AssetDust:
            @Sendable @concurrent (
                _ asset: [String],
                _ accountType: Operation.GetSapiV1AssetDribbletAccountType?,
                _ recvWindow: Int?
            ) async throws -> PostSapiV1AssetDustResponse

        /// `POST /sapi/v1/asset/dust-btc`
        public var postSapiV1AssetDustBtc:
            @Sendable @concurrent (
                _ accountType: Operation.GetSapiV1AssetDribbletAccountType?,
                _ recvWindow: Int?
            ) async throws -> PostSapiV1AssetDustBtcResponse

        /// `POST /sapi/v1/asset/get-funding-asset`
        public var postSapiV1AssetGetFundingAsset:
            @Sendable @concurrent (
                _ asset: String?,
                _ needBtcValuation: Operation.NeedBtcValuation?,
                _ recvWindow: Int?
            ) async throws -> [PostSapiV1AssetGetFundingAssetResponse]

        /// `GET /sapi/v1/asset/ledger-transfer/cloud-mining/queryByPage`
        public var getSapiV1AssetLedgerTransferCloudMiningQueryByPage:
            @Sendable @concurrent (
                _ tranId: Int?,
                _ clientTranId: String?,
                _ asset: String?,
                _ startTime: Int,
                _ endTime: Int,
                _ current: Int?,
                _ size: Int?,
                _ recvWindow: Int?
            ) async throws -> GetSapiV1AssetLedgerTransferCloudMiningQueryByPageResponse

        /// `GET /sapi/v1/asset/tradeFee`
        public var getSapiV1AssetTradeFee:
            @Sendable @concurrent (
                _ symbol: String?,
                _ recvWindow: Int?
            ) async throws -> [GetSapiV1AssetTradeFeeResponse]

        /// `GET /sapi/v1/asset/transfer`
        public var getSapiV1AssetTransfer:
            @Sendable @concurrent (
                _ type: Operation.GetSapiV1AssetTransferType,
                _ startTime: Int?,
                _ endTime: Int?,
                _ current: Int?,
                _ size: Int?,
                _ fromSymbol: String?,
                _ toSymbol: String?,
                _ recvWindow: Int?
            ) async throws -> GetSapiV1AssetTransferResponse

        /// `POST /sapi/v1/asset/transfer`
        public var postSapiV1AssetTransfer:
            @Sendable @concurrent (
                _ type: Operation.GetSapiV1AssetTransferType,
                _ asset: String,
                _ amount: Double,
                _ fromSymbol: String?,
                _ toSymbol: String?,
                _ recvWindow: Int?
            ) async throws -> PostSapiV1AssetTransferResponse

        /// `GET /sapi/v1/asset/wallet/balance`
        public var getSapiV1AssetWalletBalance:
            @Sendable @concurrent (_ recvWindow: Int?) async throws -> [GetSapiV1AssetWalletBalanceResponse]

        /// `GET /sapi/v1/capital/config/getall`
        public var getSapiV1CapitalConfigGetall:
            @Sendable @concurrent (_ recvWindow: Int?) async throws -> [GetSapiV1CapitalConfigGetallResponse]

        /// `GET /sapi/v1/capital/contract/convertible-coins`
        public var getSapiV1CapitalContractConvertibleCoins:
            @Sendable @concurrent () async throws -> GetSapiV1CapitalContractConvertibleCoinsResponse

        /// `POST /sapi/v1/capital/contract/convertible-coins`
        public var postSapiV1CapitalContractConvertibleCoins:
            @Sendable @concurrent (_ coin: String, _ enable: Bool) async throws -> [String: JSONValue]

        /// `GET /sapi/v1/capital/deposit/address`
        public var getSapiV1CapitalDepositAddress:
            @Sendable @concurrent (
                _ coin: String,
                _ network: String?,
                _ recvWindow: Int?
            ) async throws -> GetSapiV1CapitalDepositAddressResponse

        /// `GET /sapi/v1/capital/deposit/address/list`
        public var getSapiV1CapitalDepositAddressList:
            @Sendable @concurrent (
                _ coin: String,
                _ network: String?,
                _ recvWindow: Int?
            ) async throws -> [GetSapiV1CapitalDepositAddressListResponse]

        /// `POST /sapi/v1/capital/deposit/credit-apply`
        public var postSapiV1CapitalDepositCreditApply:
            @Sendable @concurrent (
                _ depositId: Int?,
                _ txId: String?,
                _ subAccountId: Int?,
                _ subUserId: Int?,
                _ recvWindow: Int?
            ) async throws -> PostSapiV1CapitalDepositCreditApplyResponse

        /// `GET /sapi/v1/capital/deposit/hisrec`
        public var getSapiV1CapitalDepositHisrec:
            @Sendable @concurrent (
                _ coin: String?,
                _ status: Int?,
                _ startTime: Int?,
                _ endTime: Int?,
                _ offset: Int?,
                _ limit: Int?,
                _ recvWindow: Int?
            ) async throws -> [GetSapiV1CapitalDepositHisrecResponse]

        /// `GET /sapi/v1/capital/withdraw/address/list`
        public var getSapiV1CapitalWithdrawAddressList:
            @Sendable @concurrent () async throws -> [GetSapiV1CapitalWithdrawAddressListResponse]

        /// `POST /sapi/v1/capital/withdraw/apply`
        public var postSapiV1CapitalWithdrawApply:
            @Sendable @concurrent (
                _ coin: String,
                _ withdrawOrderId: String?,
                _ network: String?,
                _ address: String,
                _ addressTag: String?,
                _ amount: Double,
                _ transactionFeeFlag: Bool?,
                _ name: String?,
                _ walletType: Int?,
                _ recvWindow: Int?
            ) async throws -> PostSapiV1CapitalWithdrawApplyResponse

        /// `GET /sapi/v1/capital/withdraw/history`
        public var getSapiV1CapitalWithdrawHistory:
            @Sendable @concurrent (
                _ coin: String?,
                _ withdrawOrderId: String?,
                _ status: Int?,
                _ startTime: Int?,
                _ endTime: Int?,
                _ offset: Int?,
                _ limit: Int?,
                _ recvWindow: Int?
            ) async throws -> [GetSapiV1CapitalWithdrawHistoryResponse]

        /// `GET /sapi/v1/spot/delist-schedule`
        public var getSapiV1SpotDelistSchedule:
            @Sendable @concurrent (_ recvWindow: Int?) async throws -> [GetSapiV1SpotDelistScheduleResponse]

        /// `GET /sapi/v1/system/status`
        public var getSapiV1SystemStatus: @Sendable @concurrent () async throws -> GetSapiV1SystemStatusResponse

        /// `POST /sapi/v3/asset/getUserAsset`
        public var postSapiV3AssetGetUserAsset:
            @Sendable @concurrent (
                _ asset: String?,
                _ needBtcValuation: Operation.NeedBtcValuation?,
                _ recvWindow: Int?
            ) async throws -> [PostSapiV3AssetGetUserAssetResponse]

        /// `GET /api/v3/aggTrades`
        @concurrent public func getApiV3AggTrades(
            symbol: String,
            fromId: Int? = nil,
            startTime: Int? = nil,
            endTime: Int? = nil,
            limit: Int? = nil
        ) async throws -> [AggTrade] {
            try await self.getApiV3AggTrades(symbol, fromId, startTime, endTime, limit)
        }

        /// `GET /api/v3/avgPrice`
        @concurrent public func getApiV3AvgPrice(symbol: String) async throws -> GetApiV3AvgPriceResponse {
            try await self.getApiV3AvgPrice(symbol)
        }

        /// `GET /api/v3/depth`
        ///
        /// - Parameter limit: Default: `100`.
        @concurrent public func getApiV3Depth(symbol: String, limit: Int? = nil) async throws -> GetApiV3DepthResponse {
            try await self.getApiV3Depth(symbol, limit)
        }

        /// `GET /api/v3/exchangeInfo`
        @concurrent public func getApiV3ExchangeInfo(
            symbol: String? = nil,
            symbols: String? = nil,
            permissions: String? = nil
        ) async throws -> GetApiV3ExchangeInfoResponse {
            try await self.getApiV3ExchangeInfo(symbol, symbols, permissions)
        }

        /// `GET /api/v3/historicalTrades`
        @concurrent public func getApiV3HistoricalTrades(
            symbol: String,
            limit: Int? = nil,
            fromId: Int? = nil
        ) async throws -> [Trade] {
            try await self.getApiV3HistoricalTrades(symbol, limit, fromId)
        }

        /// `GET /api/v3/klines`
        @concurrent public func getApiV3Klines(
            symbol: String,
            interval: Operation.Interval,
            startTime: Int? = nil,
            endTime: Int? = nil,
            timeZone: String? = nil,
            limit: Int? = nil
        ) async throws -> [[GetApiV3KlinesResponse]] {
            try await self.getApiV3Klines(symbol, interval, startTime, endTime, timeZone, limit)
        }

        /// `GET /api/v3/ticker`
        @concurrent public func getApiV3Ticker(
            symbol: String? = nil,
            symbols: String? = nil,
            windowSize: String? = nil,
            type: String? = nil
        ) async throws -> GetApiV3TickerResponse {
            try await self.getApiV3Ticker(symbol, symbols, windowSize, type)
        }

        /// `GET /api/v3/ticker/24hr`
        @concurrent public func getApiV3Ticker24hr(
            symbol: String? = nil,
            symbols: String? = nil,
            type: Operation.APIType? = nil
        ) async throws -> GetApiV3Ticker24hrResponse {
            try await self.getApiV3Ticker24hr(symbol, symbols, type)
        }

        /// `GET /api/v3/ticker/bookTicker`
        @concurrent public func getApiV3TickerBookTicker(
            symbol: String? = nil,
            symbols: String? = nil
        ) async throws -> GetApiV3TickerBookTickerResponse {
            try await self.getApiV3TickerBookTicker(symbol, symbols)
        }

        /// `GET /api/v3/ticker/price`
        @concurrent public func getApiV3TickerPrice(
            symbol: String? = nil,
            symbols: String? = nil
        ) async throws -> GetApiV3TickerPriceResponse {
            try await self.getApiV3TickerPrice(symbol, symbols)
        }

        /// `GET /api/v3/ticker/tradingDay`
        @concurrent public func getApiV3TickerTradingDay(
            symbol: String? = nil,
            symbols: String? = nil,
            timeZone: String? = nil,
            type: Operation.APIType? = nil
        ) async throws -> GetApiV3TickerTradingDayResponse {
            try await self.getApiV3TickerTradingDay(symbol, symbols, timeZone, type)
        }

        /// `GET /api/v3/trades`
        @concurrent public func getApiV3Trades(symbol: String, limit: Int? = nil) async throws -> [Trade] {
            try await self.getApiV3Trades(symbol, limit)
        }

        /// `GET /api/v3/uiKlines`
        @concurrent public func getApiV3UiKlines(
            symbol: String,
            interval: Operation.Interval,
            startTime: Int? = nil,
            endTime: Int? = nil,
            timeZone: String? = nil,
            limit: Int? = nil
        ) async throws -> [[GetApiV3UiKlinesResponse]] {
            try await self.getApiV3UiKlines(symbol, interval, startTime, endTime, timeZone, limit)
        }

        /// `GET /sapi/v1/account/apiRestrictions`
        @concurrent public func getSapiV1AccountApiRestrictions(
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AccountApiRestrictionsResponse {
            try await self.getSapiV1AccountApiRestrictions(recvWindow)
        }

        /// `GET /sapi/v1/account/apiTradingStatus`
        @concurrent public func getSapiV1AccountApiTradingStatus(
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AccountApiTradingStatusResponse {
            try await self.getSapiV1AccountApiTradingStatus(recvWindow)
        }

        /// `POST /sapi/v1/account/disableFastWithdrawSwitch`
        @concurrent public func postSapiV1AccountDisableFastWithdrawSwitch(
            recvWindow: Int? = nil
        ) async throws -> [String: JSONValue] {
            try await self.postSapiV1AccountDisableFastWithdrawSwitch(recvWindow)
        }

        /// `POST /sapi/v1/account/enableFastWithdrawSwitch`
        @concurrent public func postSapiV1AccountEnableFastWithdrawSwitch(
            recvWindow: Int? = nil
        ) async throws -> [String: JSONValue] {
            try await self.postSapiV1AccountEnableFastWithdrawSwitch(recvWindow)
        }

        /// `GET /sapi/v1/account/info`
        @concurrent public func getSapiV1AccountInfo(
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AccountInfoResponse {
            try await self.getSapiV1AccountInfo(recvWindow)
        }

        /// `GET /sapi/v1/account/status`
        @concurrent public func getSapiV1AccountStatus(
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AccountStatusResponse {
            try await self.getSapiV1AccountStatus(recvWindow)
        }

        /// `GET /sapi/v1/accountSnapshot`
        ///
        /// - Parameter limit: Default: `7`.
        @concurrent public func getSapiV1AccountSnapshot(
            type: Operation.GetSapiV1AccountSnapshotType,
            startTime: Int? = nil,
            endTime: Int? = nil,
            limit: Int? = nil,
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AccountSnapshotResponse {
            try await self.getSapiV1AccountSnapshot(type, startTime, endTime, limit, recvWindow)
        }

        /// `GET /sapi/v1/asset/assetDetail`
        @concurrent public func getSapiV1AssetAssetDetail(
            asset: String? = nil,
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AssetAssetDetailResponse {
            try await self.getSapiV1AssetAssetDetail(asset, recvWindow)
        }

        /// `GET /sapi/v1/asset/assetDividend`
        ///
        /// - Parameter limit: Default: `20`.
        @concurrent public func getSapiV1AssetAssetDividend(
            asset: String? = nil,
            startTime: Int? = nil,
            endTime: Int? = nil,
            limit: Int? = nil,
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AssetAssetDividendResponse {
            try await self.getSapiV1AssetAssetDividend(asset, startTime, endTime, limit, recvWindow)
        }

        /// `POST /sapi/v1/asset/convert-transfer`
        @concurrent public func postSapiV1AssetConvertTransfer(
            clientTranId: String,
            asset: String,
            amount: Double,
            targetAsset: String,
            recvWindow: Int? = nil
        ) async throws -> PostSapiV1AssetConvertTransferResponse {
            try await self.postSapiV1AssetConvertTransfer(clientTranId, asset, amount, targetAsset, recvWindow)
        }

        /// `GET /sapi/v1/asset/convert-transfer/queryByPage`
        @concurrent public func getSapiV1AssetConvertTransferQueryByPage(
            tranId: Int? = nil,
            asset: String? = nil,
            startTime: Int,
            endTime: Int,
            accountType: Operation.AccountType? = nil,
            current: Int? = nil,
            size: Int? = nil,
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AssetConvertTransferQueryByPageResponse {
            try await self.getSapiV1AssetConvertTransferQueryByPage(
                tranId,
                asset,
                startTime,
                endTime,
                accountType,
                current,
                size,
                recvWindow
            )
        }

        /// `GET /sapi/v1/asset/custody/transfer-history`
        @concurrent public func getSapiV1AssetCustodyTransferHistory(
            email: String,
            startTime: Int,
            endTime: Int,
            type: String? = nil,
            asset: String,
            current: Int? = nil,
            size: Int? = nil,
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AssetCustodyTransferHistoryResponse {
            try await self.getSapiV1AssetCustodyTransferHistory(
                email,
                startTime,
                endTime,
                type,
                asset,
                current,
                size,
                recvWindow
            )
        }

        /// `GET /sapi/v1/asset/dribblet`
        @concurrent public func getSapiV1AssetDribblet(
            accountType: Operation.GetSapiV1AssetDribbletAccountType? = nil,
            startTime: Int? = nil,
            endTime: Int? = nil,
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AssetDribbletResponse {
            try await self.getSapiV1AssetDribblet(accountType, startTime, endTime, recvWindow)
        }

        /// `POST /sapi/v1/asset/dust`
        @concurrent public func postSapiV1AssetDust(
            asset: [String],
            accountType: Operation.GetSapiV1AssetDribbletAccountType? = nil,
            recvWindow: Int? = nil
        ) async throws -> PostSapiV1AssetDustResponse {
            try await self.postSapiV1AssetDust(asset, accountType, recvWindow)
        }

        /// `POST /sapi/v1/asset/dust-btc`
        @concurrent public func postSapiV1AssetDustBtc(
            accountType: Operation.GetSapiV1AssetDribbletAccountType? = nil,
            recvWindow: Int? = nil
        ) async throws -> PostSapiV1AssetDustBtcResponse {
            try await self.postSapiV1AssetDustBtc(accountType, recvWindow)
        }

        /// `POST /sapi/v1/asset/get-funding-asset`
        @concurrent public func postSapiV1AssetGetFundingAsset(
            asset: String? = nil,
            needBtcValuation: Operation.NeedBtcValuation? = nil,
            recvWindow: Int? = nil
        ) async throws -> [PostSapiV1AssetGetFundingAssetResponse] {
            try await self.postSapiV1AssetGetFundingAsset(asset, needBtcValuation, recvWindow)
        }

        /// `GET /sapi/v1/asset/ledger-transfer/cloud-mining/queryByPage`
        @concurrent public func getSapiV1AssetLedgerTransferCloudMiningQueryByPage(
            tranId: Int? = nil,
            clientTranId: String? = nil,
            asset: String? = nil,
            startTime: Int,
            endTime: Int,
            current: Int? = nil,
            size: Int? = nil,
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AssetLedgerTransferCloudMiningQueryByPageResponse {
            try await self.getSapiV1AssetLedgerTransferCloudMiningQueryByPage(
                tranId,
                clientTranId,
                asset,
                startTime,
                endTime,
                current,
                size,
                recvWindow
            )
        }

        /// `GET /sapi/v1/asset/tradeFee`
        @concurrent public func getSapiV1AssetTradeFee(
            symbol: String? = nil,
            recvWindow: Int? = nil
        ) async throws -> [GetSapiV1AssetTradeFeeResponse] {
            try await self.getSapiV1AssetTradeFee(symbol, recvWindow)
        }

        /// `GET /sapi/v1/asset/transfer`
        @concurrent public func getSapiV1AssetTransfer(
            type: Operation.GetSapiV1AssetTransferType,
            startTime: Int? = nil,
            endTime: Int? = nil,
            current: Int? = nil,
            size: Int? = nil,
            fromSymbol: String? = nil,
            toSymbol: String? = nil,
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1AssetTransferResponse {
            try await self.getSapiV1AssetTransfer(
                type,
                startTime,
                endTime,
                current,
                size,
                fromSymbol,
                toSymbol,
                recvWindow
            )
        }

        /// `POST /sapi/v1/asset/transfer`
        @concurrent public func postSapiV1AssetTransfer(
            type: Operation.GetSapiV1AssetTransferType,
            asset: String,
            amount: Double,
            fromSymbol: String? = nil,
            toSymbol: String? = nil,
            recvWindow: Int? = nil
        ) async throws -> PostSapiV1AssetTransferResponse {
            try await self.postSapiV1AssetTransfer(type, asset, amount, fromSymbol, toSymbol, recvWindow)
        }

        /// `GET /sapi/v1/asset/wallet/balance`
        @concurrent public func getSapiV1AssetWalletBalance(
            recvWindow: Int? = nil
        ) async throws -> [GetSapiV1AssetWalletBalanceResponse] {
            try await self.getSapiV1AssetWalletBalance(recvWindow)
        }

        /// `GET /sapi/v1/capital/config/getall`
        @concurrent public func getSapiV1CapitalConfigGetall(
            recvWindow: Int? = nil
        ) async throws -> [GetSapiV1CapitalConfigGetallResponse] {
            try await self.getSapiV1CapitalConfigGetall(recvWindow)
        }

        /// `POST /sapi/v1/capital/contract/convertible-coins`
        @concurrent public func postSapiV1CapitalContractConvertibleCoins(
            coin: String,
            enable: Bool
        ) async throws -> [String: JSONValue] {
            try await self.postSapiV1CapitalContractConvertibleCoins(coin, enable)
        }

        /// `GET /sapi/v1/capital/deposit/address`
        @concurrent public func getSapiV1CapitalDepositAddress(
            coin: String,
            network: String? = nil,
            recvWindow: Int? = nil
        ) async throws -> GetSapiV1CapitalDepositAddressResponse {
            try await self.getSapiV1CapitalDepositAddress(coin, network, recvWindow)
        }

        /// `GET /sapi/v1/capital/deposit/address/list`
        @concurrent public func getSapiV1CapitalDepositAddressList(
            coin: String,
            network: String? = nil,
            recvWindow: Int? = nil
        ) async throws -> [GetSapiV1CapitalDepositAddressListResponse] {
            try await self.getSapiV1CapitalDepositAddressList(coin, network, recvWindow)
        }

        /// `POST /sapi/v1/capital/deposit/credit-apply`
        @concurrent public func postSapiV1CapitalDepositCreditApply(
            depositId: Int? = nil,
            txId: String? = nil,
            subAccountId: Int? = nil,
            subUserId: Int? = nil,
            recvWindow: Int? = nil
        ) async throws -> PostSapiV1CapitalDepositCreditApplyResponse {
            try await self.postSapiV1CapitalDepositCreditApply(depositId, txId, subAccountId, subUserId, recvWindow)
        }

        /// `GET /sapi/v1/capital/deposit/hisrec`
        @concurrent public func getSapiV1CapitalDepositHisrec(
            coin: String? = nil,
            status: Int? = nil,
            startTime: Int? = nil,
            endTime: Int? = nil,
            offset: Int? = nil,
            limit: Int? = nil,
            recvWindow: Int? = nil
        ) async throws -> [GetSapiV1CapitalDepositHisrecResponse] {
            try await self.getSapiV1CapitalDepositHisrec(coin, status, startTime, endTime, offset, limit, recvWindow)
        }

        /// `POST /sapi/v1/capital/withdraw/apply`
        ///
        /// - Parameter transactionFeeFlag: Default: `false`.
        @concurrent public func postSapiV1CapitalWithdrawApply(
            coin: String,
            withdrawOrderId: String? = nil,
            network: String? = nil,
            address: String,
            addressTag: String? = nil,
            amount: Double,
            transactionFeeFlag: Bool? = nil,
            name: String? = nil,
            walletType: Int? = nil,
            recvWindow: Int? = nil
        ) async throws -> PostSapiV1CapitalWithdrawApplyResponse {
            try await self.postSapiV1CapitalWithdrawApply(
                coin, withdrawOrderId, network, address, addressTag, amount, transactionFeeFlag, name, walletType,
                recvWindow
            )
        }

        /// `GET /sapi/v1/capital/withdraw/history`
        @concurrent public func getSapiV1CapitalWithdrawHistory(
            coin: String? = nil,
            withdrawOrderId: String? = nil,
            status: Int? = nil,
            startTime: Int? = nil,
            endTime: Int? = nil,
            offset: Int? = nil,
            limit: Int? = nil,
            recvWindow: Int? = nil
        ) async throws -> [GetSapiV1CapitalWithdrawHistoryResponse] {
            try await self.getSapiV1CapitalWithdrawHistory(
                coin,
                withdrawOrderId,
                status,
                startTime,
                endTime,
                offset,
                limit,
                recvWindow
            )
        }

        /// `GET /sapi/v1/spot/delist-schedule`
        @concurrent public func getSapiV1SpotDelistSchedule(
            recvWindow: Int? = nil
        ) async throws -> [GetSapiV1SpotDelistScheduleResponse] {
            try await self.getSapiV1SpotDelistSchedule(recvWindow)
        }

        /// `POST /sapi/v3/asset/getUserAsset`
        @concurrent public func postSapiV3AssetGetUserAsset(
            asset: String? = nil,
            needBtcValuation: Operation.NeedBtcValuation? = nil,
            recvWindow: Int? = nil
        ) async throws -> [PostSapiV3AssetGetUserAssetResponse] {
            try await self.postSapiV3AssetGetUserAsset(asset, needBtcValuation, recvWindow)
        }

        /// Every field traps, naming itself: replace the fields that are called.
        public static var unimplemented: Client {
            .wired(
                execute: { @concurrent operation in unimplementedOperation(operation, of: "BinanceSpotAPI.Client") },
                decoder: { _ in JSONDecoder() }
            )
        }

        /// Every field calls `execute` with its operation and reads what comes back.
        ///
        /// - Parameters:
        ///   - execute: Sends an operation's request and gives the body of a successful response.
        ///   - decoder: Makes the decoder for an operation's JSON.
        public static func wired(
            execute: @escaping @Sendable @concurrent (Operation) async throws -> Data,
            decoder: @escaping @Sendable (Operation) -> JSONDecoder
        ) -> Client {
            let build = ClientBuilder<Operation>(execute: execute, decoder: decoder)
            return Client(
                getApiV3AggTrades: { @concurrent symbol, fromId, startTime, endTime, limit in
                    try await build.endpoint(
                        .getApiV3AggTrades(
                            symbol: symbol,
                            fromId: fromId,
                            startTime: startTime,
                            endTime: endTime,
                            limit: limit
                        )
                    )
                },
                getApiV3AvgPrice: { @concurrent symbol in try await build.endpoint(.getApiV3AvgPrice(symbol: symbol)) },
                getApiV3Depth: { @concurrent symbol, limit in
                    try await build.endpoint(.getApiV3Depth(symbol: symbol, limit: limit))
                },
                getApiV3ExchangeInfo: { @concurrent symbol, symbols, permissions in
                    try await build.endpoint(
                        .getApiV3ExchangeInfo(symbol: symbol, symbols: symbols, permissions: permissions)
                    )
                },
                getApiV3HistoricalTrades: { @concurrent symbol, limit, fromId in
                    try await build.endpoint(.getApiV3HistoricalTrades(symbol: symbol, limit: limit, fromId: fromId))
                },
                getApiV3Klines: { @concurrent symbol, interval, startTime, endTime, timeZone, limit in
                    try await build.endpoint(
                        .getApiV3Klines(
                            symbol: symbol,
                            interval: interval,
                            startTime: startTime,
                            endTime: endTime,
                            timeZone: timeZone,
                            limit: limit
                        )
                    )
                },
                getApiV3Ping: { @concurrent () in try await build.endpoint(.getApiV3Ping) },
                getApiV3Ticker: { @concurrent symbol, symbols, windowSize, type in
                    try await build.endpoint(
                        .getApiV3Ticker(symbol: symbol, symbols: symbols, windowSize: windowSize, type: type)
                    )
                },
                getApiV3Ticker24hr: { @concurrent symbol, symbols, type in
                    try await build.endpoint(.getApiV3Ticker24hr(symbol: symbol, symbols: symbols, type: type))
                },
                getApiV3TickerBookTicker: { @concurrent symbol, symbols in
                    try await build.endpoint(.getApiV3TickerBookTicker(symbol: symbol, symbols: symbols))
                },
                getApiV3TickerPrice: { @concurrent symbol, symbols in
                    try await build.endpoint(.getApiV3TickerPrice(symbol: symbol, symbols: symbols))
                },
                getApiV3TickerTradingDay: { @concurrent symbol, symbols, timeZone, type in
                    try await build.endpoint(
                        .getApiV3TickerTradingDay(symbol: symbol, symbols: symbols, timeZone: timeZone, type: type)
                    )
                },
                getApiV3Time: { @concurrent () in try await build.endpoint(.getApiV3Time) },
                getApiV3Trades: { @concurrent symbol, limit in
                    try await build.endpoint(.getApiV3Trades(symbol: symbol, limit: limit))
                },
                getApiV3UiKlines: { @concurrent symbol, interval, startTime, endTime, timeZone, limit in
                    try await build.endpoint(
                        .getApiV3UiKlines(
                            symbol: symbol,
                            interval: interval,
                            startTime: startTime,
                            endTime: endTime,
                            timeZone: timeZone,
                            limit: limit
                        )
                    )
                },
                getSapiV1AccountApiRestrictions: { @concurrent recvWindow in
                    try await build.endpoint(.getSapiV1AccountApiRestrictions(recvWindow: recvWindow))
                },
                getSapiV1AccountApiTradingStatus: { @concurrent recvWindow in
                    try await build.endpoint(.getSapiV1AccountApiTradingStatus(recvWindow: recvWindow))
                },
                postSapiV1AccountDisableFastWithdrawSwitch: { @concurrent recvWindow in
                    try await build.endpoint(.postSapiV1AccountDisableFastWithdrawSwitch(recvWindow: recvWindow))
                },
                postSapiV1AccountEnableFastWithdrawSwitch: { @concurrent recvWindow in
                    try await build.endpoint(.postSapiV1AccountEnableFastWithdrawSwitch(recvWindow: recvWindow))
                },
                getSapiV1AccountInfo: { @concurrent recvWindow in
                    try await build.endpoint(.getSapiV1AccountInfo(recvWindow: recvWindow))
                },
                getSapiV1AccountStatus: { @concurrent recvWindow in
                    try await build.endpoint(.getSapiV1AccountStatus(recvWindow: recvWindow))
                },
                getSapiV1AccountSnapshot: { @concurrent type, startTime, endTime, limit, recvWindow in
                    try await build.endpoint(
                        .getSapiV1AccountSnapshot(
                            type: type,
                            startTime: startTime,
                            endTime: endTime,
                            limit: limit,
                            recvWindow: recvWindow
                        )
                    )
                },
                getSapiV1AssetAssetDetail: { @concurrent asset, recvWindow in
                    try await build.endpoint(.getSapiV1AssetAssetDetail(asset: asset, recvWindow: recvWindow))
                },
                getSapiV1AssetAssetDividend: { @concurrent asset, startTime, endTime, limit, recvWindow in
                    try await build.endpoint(
                        .getSapiV1AssetAssetDividend(
                            asset: asset,
                            startTime: startTime,
                            endTime: endTime,
                            limit: limit,
                            recvWindow: recvWindow
                        )
                    )
                },
                postSapiV1AssetConvertTransfer: { @concurrent clientTranId, asset, amount, targetAsset, recvWindow in
                    try await build.endpoint(
                        .postSapiV1AssetConvertTransfer(
                            clientTranId: clientTranId,
                            asset: asset,
                            amount: amount,
                            targetAsset: targetAsset,
                            recvWindow: recvWindow
                        )
                    )
                },
                getSapiV1AssetConvertTransferQueryByPage: {
                    @concurrent
                    tranId, asset, startTime, endTime, accountType, current, size, recvWindow in
                    try await build.endpoint(
                        .getSapiV1AssetConvertTransferQueryByPage(
                            tranId: tranId,
                            asset: asset,
                            startTime: startTime,
                            endTime: endTime,
                            accountType: accountType,
                            current: current,
                            size: size,
                            recvWindow: recvWindow
                        )
                    )
                },
                getSapiV1AssetCustodyTransferHistory: {
                    @concurrent
                    email, startTime, endTime, type, asset, current, size, recvWindow in
                    try await build.endpoint(
                        .getSapiV1AssetCustodyTransferHistory(
                            email: email,
                            startTime: startTime,
                            endTime: endTime,
                            type: type,
                            asset: asset,
                            current: current,
                            size: size,
                            recvWindow: recvWindow
                        )
                    )
                },
                getSapiV1AssetDribblet: { @concurrent accountType, startTime, endTime, recvWindow in
                    try await build.endpoint(
                        .getSapiV1AssetDribblet(
                            accountType: accountType,
                            startTime: startTime,
                            endTime: endTime,
                            recvWindow: recvWindow
                        )
                    )
                },
                postSapiV1AssetDust: { @concurrent asset, accountType, recvWindow in
                    try await build.endpoint(
                        .postSapiV1AssetDust(asset: asset, accountType: accountType, recvWindow: recvWindow)
                    )
                },
                postSapiV1AssetDustBtc: { @concurrent accountType, recvWindow in
                    try await build.endpoint(.postSapiV1AssetDustBtc(accountType: accountType, recvWindow: recvWindow))
                },
                postSapiV1AssetGetFundingAsset: { @concurrent asset, needBtcValuation, recvWindow in
                    try await build.endpoint(
                        .postSapiV1AssetGetFundingAsset(
                            asset: asset,
                            needBtcValuation: needBtcValuation,
                            recvWindow: recvWindow
                        )
                    )
                },
                getSapiV1AssetLedgerTransferCloudMiningQueryByPage: {
                    @concurrent
                    tranId, clientTranId, asset, startTime, endTime, current, size, recvWindow in
                    try await build.endpoint(
                        .getSapiV1AssetLedgerTransferCloudMiningQueryByPage(
                            tranId: tranId,
                            clientTranId: clientTranId,
                            asset: asset,
                            startTime: startTime,
                            endTime: endTime,
                            current: current,
                            size: size,
                            recvWindow: recvWindow
                        )
                    )
                },
                getSapiV1AssetTradeFee: { @concurrent symbol, recvWindow in
                    try await build.endpoint(.getSapiV1AssetTradeFee(symbol: symbol, recvWindow: recvWindow))
                },
                getSapiV1AssetTransfer: {
                    @concurrent
                    type, startTime, endTime, current, size, fromSymbol, toSymbol, recvWindow in
                    try await build.endpoint(
                        .getSapiV1AssetTransfer(
                            type: type,
                            startTime: startTime,
                            endTime: endTime,
                            current: current,
                            size: size,
                            fromSymbol: fromSymbol,
                            toSymbol: toSymbol,
                            recvWindow: recvWindow
                        )
                    )
                },
                postSapiV1AssetTransfer: { @concurrent type, asset, amount, fromSymbol, toSymbol, recvWindow in
                    try await build.endpoint(
                        .postSapiV1AssetTransfer(
                            type: type,
                            asset: asset,
                            amount: amount,
                            fromSymbol: fromSymbol,
                            toSymbol: toSymbol,
                            recvWindow: recvWindow
                        )
                    )
                },
                getSapiV1AssetWalletBalance: { @concurrent recvWindow in
                    try await build.endpoint(.getSapiV1AssetWalletBalance(recvWindow: recvWindow))
                },
                getSapiV1CapitalConfigGetall: { @concurrent recvWindow in
                    try await build.endpoint(.getSapiV1CapitalConfigGetall(recvWindow: recvWindow))
                },
                getSapiV1CapitalContractConvertibleCoins: { @concurrent () in
                    try await build.endpoint(.getSapiV1CapitalContractConvertibleCoins)
                },
                postSapiV1CapitalContractConvertibleCoins: { @concurrent coin, enable in
                    try await build.endpoint(.postSapiV1CapitalContractConvertibleCoins(coin: coin, enable: enable))
                },
                getSapiV1CapitalDepositAddress: { @concurrent coin, network, recvWindow in
                    try await build.endpoint(
                        .getSapiV1CapitalDepositAddress(coin: coin, network: network, recvWindow: recvWindow)
                    )
                },
                getSapiV1CapitalDepositAddressList: { @concurrent coin, network, recvWindow in
                    try await build.endpoint(
                        .getSapiV1CapitalDepositAddressList(coin: coin, network: network, recvWindow: recvWindow)
                    )
                },
                postSapiV1CapitalDepositCreditApply: {
                    @concurrent
                    depositId, txId, subAccountId, subUserId, recvWindow in
                    try await build.endpoint(
                        .postSapiV1CapitalDepositCreditApply(
                            depositId: depositId,
                            txId: txId,
                            subAccountId: subAccountId,
                            subUserId: subUserId,
                            recvWindow: recvWindow
                        )
                    )
                },
                getSapiV1CapitalDepositHisrec: {
                    @concurrent
                    coin, status, startTime, endTime, offset, limit, recvWindow in
                    try await build.endpoint(
                        .getSapiV1CapitalDepositHisrec(
                            coin: coin,
                            status: status,
                            startTime: startTime,
                            endTime: endTime,
                            offset: offset,
                            limit: limit,
                            recvWindow: recvWindow
                        )
                    )
                },
                getSapiV1CapitalWithdrawAddressList: { @concurrent () in
                    try await build.endpoint(.getSapiV1CapitalWithdrawAddressList)
                },
                postSapiV1CapitalWithdrawApply: {
                    @concurrent
                    coin, withdrawOrderId, network, address, addressTag, amount, transactionFeeFlag, name, walletType,
                    recvWindow in
                    try await build.endpoint(
                        .postSapiV1CapitalWithdrawApply(
                            coin: coin,
                            withdrawOrderId: withdrawOrderId,
                            network: network,
                            address: address,
                            addressTag: addressTag,
                            amount: amount,
                            transactionFeeFlag: transactionFeeFlag,
                            name: name,
                            walletType: walletType,
                            recvWindow: recvWindow
                        )
                    )
                },
                getSapiV1CapitalWithdrawHistory: {
                    @concurrent
                    coin, withdrawOrderId, status, startTime, endTime, offset, limit, recvWindow in
                    try await build.endpoint(
                        .getSapiV1CapitalWithdrawHistory(
                            coin: coin,
                            withdrawOrderId: withdrawOrderId,
                            status: status,
                            startTime: startTime,
                            endTime: endTime,
                            offset: offset,
                            limit: limit,
                            recvWindow: recvWindow
                        )
                    )
                },
                getSapiV1SpotDelistSchedule: { @concurrent recvWindow in
                    try await build.endpoint(.getSapiV1SpotDelistSchedule(recvWindow: recvWindow))
                },
                getSapiV1SystemStatus: { @concurrent () in try await build.endpoint(.getSapiV1SystemStatus) },
                postSapiV3AssetGetUserAsset: { @concurrent asset, needBtcValuation, recvWindow in
                    try await build.endpoint(
                        .postSapiV3AssetGetUserAsset(
                            asset: asset,
                            needBtcValuation: needBtcValuation,
                            recvWindow: recvWindow
                        )
                    )
                }
            )
        }
    }

    // MARK: - Servers

    /// The document's first server.
    public static let defaultBaseURL = URL(string: "https://api.binance.com")!
}
