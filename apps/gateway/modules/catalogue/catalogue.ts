import type { ChainCoupon, ChainPromoCode, ChainZone, OpeningRow } from '@harbour/chain'
import type { PageRecords } from '@harbour/chain/sold-pages.ts'
import type {
  Brand,
  Cents,
  CouponRule,
  Fees,
  Instant,
  Language,
  Minutes,
  OrderType,
  Point,
  PointTerms,
  Prize,
  ProductBook,
  Promotion,
  ShopPrice,
} from '@harbour/rules'
import type { Overlay, ShopBlackout } from './overlay/overlay.ts'
import type { AlsoWritten, Rows } from '../../platform/database/database.ts'
import type { HashedFile } from '../../platform/files/hashed-file.ts'
import type { LocalizedText } from '../../platform/localized-text.ts'

/** A zone as the chain draws it, with its terms in cents. */
export type Zone = Omit<ChainZone, 'fee' | 'minimum'> & { fee: Cents; minimum: Cents }

export type ShopRecord = {
  storeId: string
  brand: Brand
  platformStoreId: string
  extraStoreId: string
  name: LocalizedText
  address: LocalizedText
  district: LocalizedText
  point: Point
  /** Eight digits, without the prefix. */
  phone: string
  orderTypes: OrderType[]
  /** The order types that it takes preorders for. */
  preorders: OrderType[]
  /** The making that preorders may reserve in a quarter of an hour. */
  slotCapacity: Minutes
  services: string[]
  openings: OpeningRow[]
  /** The catalogue's, and the holidays that its people have told. */
  blackouts: ShopBlackout[]
  /** Zones in the order in which they are tried: the first that holds a point serves it. */
  zones: Zone[]
  /** The last word of its till or its people: how much longer orders take, and until when it takes none. */
  busyMinutes: Minutes
  /** The end of the busy time; null where somebody has to say that it is over. */
  busyUntil: Instant | null
  pausedUntil: Instant | null
}

export type Offer = {
  offerId: string
  tone: 'red' | 'green' | 'yolk'
  badge: LocalizedText
  title: LocalizedText
  note: LocalizedText
  picture: string
  pid?: string
  categoryId?: string
  orderTypes?: OrderType[]
  /** The days on which it is shown, both included. */
  dates?: { startDate: string; endDate: string }
}
export type TabRecord = { key: 'order' | 'coupons' | 'orders' | 'account'; label: LocalizedText; icon: string; iconActive: string }

/** The most orders of one guest, one device, and the visitors of one network address. */
export type MostOrders = { guest: number; device: number; address: number }
/** The limits on orders on their way that nobody has paid for (docs/decisions/026); `slotShare` is a percentage. */
export type OrderLimits = { cashContactFrom: Cents; cash: MostOrders; waiting: MostOrders; slotShare: number }

export type BrandRecord = {
  brand: Brand
  name: LocalizedText
  hotline: string
  /** The boxed-meal fee is per box, its cap per order. */
  fees: Fees
  /** True where a delivery asks who is in home quarantine. */
  asksQuarantine: boolean
  orderLimits: OrderLimits
  offers: Offer[]
  tabs: TabRecord[]
}

/** A place that a guest can name. */
export type PlaceRecord = {
  placeId: string
  kind: string
  name: LocalizedText
  /** Street and district in one line. */
  address: LocalizedText
  district: LocalizedText
  brand: Brand
  point: Point
  aliases: string[]
}

export type WelcomeGift = {
  giftId: string
  kind: 'cash' | 'product' | 'points'
  title: LocalizedText
  note: LocalizedText
  amount?: Cents
  validDays: number
}
export type Reward = { rewardId: string; name: LocalizedText; note: LocalizedText; picture: string; points: number }
/** A prize of the daily game: points, or the coupon of the house that it names. */
export type GamePrize = Prize & { name: LocalizedText; points?: number; couponId?: string }
/** A brand's terms for its members' points, and its gifts to them; without prizes it has no game. */
export type MembershipRecord = { brand: Brand; terms: PointTerms; welcome: WelcomeGift[]; rewards: Reward[]; prizes: GamePrize[] }

/** A text for guests; `text` has a screen of its own, `news` stands in a list. */
export type InformationRecord = {
  informationId: string
  kind: 'news' | 'text'
  version: string
  publishedAt: Instant
  /** An offer until then, or none. */
  offerUntil: Instant | null
  brands: Brand[]
  title: LocalizedText
  summary: LocalizedText
  picture: string
  sections: { heading: LocalizedText; paragraphs: LocalizedText[] }[]
}

/** The chain's shops, menus and offers, held in memory: every question is answered without the database. */
export type CatalogueRecords = {
  /** The number of the version that these are of. */
  version(): number
  brand(brand: Brand): BrandRecord
  /** The shops of a brand, in the chain's own order. */
  shops(brand: Brand): ShopRecord[]
  shop(storeId: string): ShopRecord | undefined
  /** The same array until the places change. */
  places(brand: Brand): PlaceRecord[]
  /** The products of a shop, by uid, as they are priced for an order of this moment, and the pids that have run out there. Refuses a shop that does not exist. */
  book(storeId: string, language: Language, at: Instant): ProductBook
  /** The pids that have run out at a shop. Refuses a shop that does not exist. */
  soldOut(storeId: string): ReadonlySet<string>
  /** The products that a brand sells, by uid, at the prices of this moment that all its shops have; without a moment as its menu file has them. */
  products(brand: Brand, language: Language, at?: Instant): ProductBook['products']
  /** The prices of a shop (left out: of all of the brand's) beside those of the menu file, for so many days from an instant's on. */
  shopPrices(brand: Brand, asked: { storeId?: string | undefined; from: Instant; days: number }): readonly ShopPrice[]
  /** The promotions of a shop; without a shop, those that every shop of the brand gives. */
  promotions(brand: Brand, asked: { storeId?: string; language: Language }): Promotion[]
  menuFile(brand: Brand, language: Language): HashedFile
  mapFile(brand: Brand, language: Language): HashedFile
  /** The pids of a brand's products that an outside code stands for (spec 7.26). */
  productsOfCode(brand: Brand, code: string): string[]
  /** The outside code of digits that stands for a brand's dish and no other, as tills number dishes; undefined where none does. */
  digitCode(brand: Brand, pid: string): string | undefined
  /** The pids that the house offers with some dishes, the best first. */
  goesWith(pids: readonly string[]): string[]
  /** A coupon of the house by the id under which welcome gifts and rewards name it. */
  coupon(couponId: string): ChainCoupon | undefined
  /** All coupons of the house, in their order. */
  coupons(): readonly ChainCoupon[]
  /** A promo code of a brand, in capitals. */
  promoCode(code: string, brand: Brand): ChainPromoCode | undefined
  /** The kinds of coupon that go together. */
  couponRules(): readonly CouponRule[]
  membership(brand: Brand): MembershipRecord
  /** The news of a brand that are out, the latest first. */
  news(brand: Brand, now: Instant): InformationRecord[]
  /** A text that is out, in its latest version or the one named; a text that no version of is out yet gives its first. */
  information(informationId: string, ask: { brand: Brand; now: Instant; version?: string }): InformationRecord | undefined
  /** The records that pages show, as they were read last. */
  pageRecords(): PageRecords
  /** The day's overlay: what is said of the day beside the version. */
  overlay(): Overlay
  /** Says whether a pid is a product or an option of some menu. */
  onMenu(pid: string): boolean
}

/** The catalogue of this moment, read again when it changes. */
export type Catalogue = CatalogueRecords & {
  /** A menu that this process has at hand: also a version that was replaced, for pages that still name it. */
  menuVersion(version: string): HashedFile | undefined
  /** The same, or one of the last versions that another process has published. */
  findMenuVersion(version: string): Promise<HashedFile | undefined>
  /** A map of the last versions, whichever process has published it. */
  findMapVersion(version: string): Promise<HashedFile | undefined>
  /** Keeps a till's word that a pid has run out at its shop, or is back, and gives all that have run out there. A pid that is on no menu changes nothing. */
  setSoldOut(storeId: string, pid: string, soldOut: boolean, also?: AlsoWritten): Promise<string[]>
  /** Keeps what a till says of its shop, and gives the shop as it then is. Refuses a shop that does not exist. */
  setShopState(state: Pick<ShopRecord, 'storeId' | 'busyMinutes' | 'pausedUntil'>): Promise<ShopRecord>
  /** Writes of the day in one transaction, one writer at a time on all processes, and reads it again. */
  writeOverlay<Result>(work: (rows: Rows) => Promise<Result>): Promise<Result>
  /** Removes the holidays that are over. */
  forgetHolidays(): Promise<void>
  /** Reads the database again. Calls that come while it reads share one more reading, so none ends with an older state. */
  reload(): Promise<void>
  /** The catalogue as it is now, whatever is published meanwhile: whoever prices an order prices all of it by one version. */
  pinned(): Catalogue
}
