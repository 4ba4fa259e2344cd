import type { ChainBrand, ChainMembership, ChainPromotion, ChainShop, Information, Place } from '@harbour/chain'
import { offersOf } from '@harbour/chain/sold-promotion.ts'
import { cents, type Brand, type Instant } from '@harbour/rules'
import type { BrandRecord, InformationRecord, MembershipRecord, PlaceRecord, ShopRecord } from './catalogue.ts'
import { writtenLater, type BrandFiles } from './brand-files.ts'
import { mapsOf, writeMapFiles, type MapSource, type Maps } from './maps.ts'
import { translateAhead, writeMenuFiles, writeMenus, type Menus } from './menus.ts'
import { readPromotions, type Promotions } from './promotions.ts'
import { emptyOverlay } from './overlay/overlay-store.ts'
import { createOverlay, type Overlay } from './overlay/overlay.ts'
import type { LocalizedText } from '../../platform/localized-text.ts'
import { momentOf } from '../../platform/moment-of.ts'
import type { Database } from '../../platform/database/database.ts'
import { readCatalogue, type Chain, type Kind, type StoredCatalogue } from './catalogue-store.ts'

/** The chain as it was read, in the forms in which it is asked for. */
export type Snapshot = {
  stored: StoredCatalogue
  brands: Map<Brand, BrandRecord>
  shops: Map<string, ShopRecord>
  shopsOf: Map<Brand, ShopRecord[]>
  overlay: Overlay
  places: Map<Brand, PlaceRecord[]>
  menus: Menus
  promotions: Promotions
  maps: Maps
  memberships: Map<Brand, MembershipRecord>
  /** The latest first. */
  information: InformationRecord[]
}

/** Files of a snapshot that were written elsewhere; what is left out is written, or taken over, here. */
export type WrittenFiles = { menus?: BrandFiles | undefined; maps?: BrandFiles | undefined }

/** Reads the chain. What has not changed since the last snapshot is taken over: a till's word about one pizza neither compresses a menu nor indexes a place. */
export async function readSnapshot(db: Database, last?: Snapshot, now: Instant = 0): Promise<Snapshot> {
  return snapshot(await readCatalogue(db, last?.stored, now), last)
}

/** The same for a process that serves meanwhile: `write` gives the files that are new, and nobody waits long for their turn. */
export async function readSnapshotAside(
  db: Database,
  last: Snapshot,
  { write, now }: { write: FileWriter; now: Instant },
): Promise<Snapshot> {
  const stored = await readCatalogue(db, last.stored, now)
  const [menus, maps] = [!isSame(stored, last, menuKinds), !isSame(stored, last, mapKinds)]
  if (!menus && !maps) return snapshot(stored, last)
  const files = await write({ versionNo: stored.versionNo, menus, maps })
  if (menus) await translateAhead(stored.chain.product)
  return snapshot(stored, last, files)
}

/** Writes the menus and maps of a version, as far as they are wanted. */
export type FileWriter = (wanted: { versionNo: number; menus: boolean; maps: boolean }) => Promise<WrittenFiles>

/** The kinds of records that a menu file is written from. */
export const menuKinds = ['category', 'product'] as const
/** Those that a map is. */
export const mapKinds = ['district', 'outline', 'land', 'rail', 'road', 'place'] as const

/** Says whether the records of some kinds are the same as in a snapshot. */
export const isSame = (stored: Pick<StoredCatalogue, 'hashes'>, last: Snapshot | undefined, of: readonly Kind[]): boolean =>
  of.every((kind) => last?.stored.hashes[kind] === stored.hashes[kind])

/**
 * Brings a version that is not live into the forms in which it is asked for; what is the same in `last` is taken over. Throws where that cannot be done. Its files are
 * written when they are asked for, which a check does not.
 */
export const snapshotOf = (version: Pick<StoredCatalogue, 'chain' | 'hashes'>, last?: Snapshot): Snapshot =>
  snapshot({ versionNo: 0, records: new Map(), overlay: emptyOverlay, ...version }, last, {
    menus: writtenLater(() => writeMenuFiles(version.chain.product, version.chain.category)),
    maps: writtenLater(() => writeMapFiles(mapSourceOf(version.chain))),
  })

function snapshot(stored: StoredCatalogue, last?: Snapshot, files: WrittenFiles = {}): Snapshot {
  const same = (...of: Kind[]) => isSame(stored, last, of)
  const { chain } = stored
  const districts = new Map(chain.district.map(({ code, name }) => [code, name]))
  const overlay = createOverlay(chain.shop, stored.overlay)
  const shops = chain.shop.map((shop) => ({ ...shopRecord(shop, districts), ...overlay.record(shop) }))
  return {
    stored,
    brands: new Map(chain.brand.map((brand) => [brand.brand, brandRecord(brand, chain.promotion)])),
    shops: new Map(shops.map((shop) => [shop.storeId, shop])),
    shopsOf: byBrand(shops),
    overlay,
    places: last && same('place', 'district') ? last.places : byBrand(chain.place.map((place) => placeRecord(place, districts))),
    memberships: new Map(chain.membership.map((membership) => [membership.brand, membershipRecord(membership)])),
    information: chain.information.map(informationRecord).toSorted((a, b) => b.publishedAt - a.publishedAt),
    menus: last && same(...menuKinds) ? last.menus : writeMenus(chain.product, chain.category, files.menus),
    promotions: last && same('promotion') ? last.promotions : readPromotions(chain.promotion),
    maps: last && same(...mapKinds) ? last.maps : mapsOf(files.maps ?? writeMapFiles(mapSourceOf(stored.chain))),
  }
}

/** The parts of a chain that its maps are drawn from. */
export function mapSourceOf({ district, outline, land, rail, road, place }: Chain): MapSource {
  return { districts: district, outlines: outline, lands: land, rails: rail, roads: road, places: place }
}

function brandRecord(brand: ChainBrand, promotions: ChainPromotion[]): BrandRecord {
  const { fees, orderLimits } = brand
  return {
    ...brand,
    offers: offersOf(brand, promotions),
    orderLimits: { ...orderLimits, cashContactFrom: cents(orderLimits.cashContactFrom) },
    fees: { cutlery: cents(fees.cutlery), boxedMeal: cents(fees.boxedMeal), boxedMealCap: cents(fees.boxedMealCap) },
  }
}

function membershipRecord({ welcome, ...membership }: ChainMembership): MembershipRecord {
  return {
    ...membership,
    welcome: welcome.map(({ amount, ...gift }) => (amount === undefined ? gift : { ...gift, amount: cents(amount) })),
  }
}

function informationRecord({ publishedAt, offerUntil, ...text }: Information): InformationRecord {
  return { ...text, publishedAt: momentOf(publishedAt), offerUntil: offerUntil === undefined ? null : momentOf(offerUntil) }
}

type OfTheDay = ReturnType<Overlay['record']>

function shopRecord(
  { soldOut: _, blackouts: __, ...shop }: ChainShop,
  districts: Map<string, LocalizedText>,
): Omit<ShopRecord, keyof OfTheDay> {
  const zones = shop.zones.map((zone) => ({ ...zone, fee: cents(zone.fee), minimum: cents(zone.minimum) }))
  return { ...shop, district: nameOf(shop.district, districts), zones }
}

function placeRecord(place: Place, districts: Map<string, LocalizedText>): PlaceRecord {
  return { ...place, district: nameOf(place.district, districts) }
}

function nameOf(district: string, districts: Map<string, LocalizedText>): LocalizedText {
  return districts.get(district) ?? { tc: district, en: district }
}

function byBrand<T extends { brand: Brand }>(records: T[]): Map<Brand, T[]> {
  const brands = new Set(records.map(({ brand }) => brand))
  return new Map([...brands].map((brand) => [brand, records.filter((record) => record.brand === brand)]))
}
