import type { Catalogue, CatalogueRecords, ShopRecord } from './catalogue.ts'
import { createOverlayWriter } from './overlay/write-overlay.ts'
import { pricesOf, productsAt } from './products-at.ts'
import { openPublishedFiles } from './published-files.ts'
import { readSnapshot, readSnapshotAside, type Snapshot } from './snapshot.ts'
import { createCatalogueThread, type CatalogueThread } from './versions/catalogue-thread.ts'
import { fileWriter } from './versions/write-files.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

type CatalogueOptions = {
  /** A catalogue that was read elsewhere: what is the same here is taken over. */
  before?: Snapshot | undefined
  thread?: CatalogueThread
  /** Left out by those who only read the catalogue: nothing of the day ends then. */
  clock?: Clock
}

/** Stands before every moment. */
const beforeAll: Clock = { now: () => 0 }

/** The catalogue as the database has it. */
export async function openCatalogue(
  db: Database,
  { before, thread = createCatalogueThread(db.url), clock = beforeAll }: CatalogueOptions = {},
): Promise<Catalogue> {
  let now = await readSnapshot(db, before, clock.now())
  const [menus, maps] = [await openPublishedFiles(db, 'menu', now.menus.files), await openPublishedFiles(db, 'map', now.maps.files)]
  const write = fileWriter(thread)
  const reload = oneAtATime(async () => {
    const next = await readSnapshotAside(db, now, { write, now: clock.now() })
    // Before anybody is told of them: whichever process they ask next has them too.
    await menus.add(next.menus.files)
    await maps.add(next.maps.files)
    now = next
  })
  const always = {
    menuVersion: (version: string) => menus.get(version),
    findMenuVersion: (version: string) => menus.find(version),
    findMapVersion: (version: string) => maps.find(version),
    ...createOverlayWriter({ db, clock, reload, snapshot: () => now }),
    reload,
    pinned: (): Catalogue => ({ ...always, ...catalogueOf(pinnedTo(now), clock) }),
  }
  return { ...always, ...catalogueOf(() => now, clock) }
}

const pinnedTo = (snapshot: Snapshot) => () => snapshot

/** The questions that a catalogue answers from its records, as they are in the snapshot of the moment. */
function catalogueOf(now: () => Snapshot, clock: Clock): CatalogueRecords {
  const atPresent = <Shop extends ShopRecord | undefined>(shop: Shop): Shop =>
    shop && shop.busyUntil !== null && shop.busyUntil <= clock.now() ? { ...shop, busyMinutes: 0, busyUntil: null } : shop
  return {
    version: () => now().stored.versionNo,
    brand: (brand) => known(now().brands.get(brand), `brand ${brand}`),
    shops: (brand) => (now().shopsOf.get(brand) ?? []).map(atPresent),
    shop: (storeId) => atPresent(now().shops.get(storeId)),
    places: (brand) => now().places.get(brand) ?? [],
    book(storeId, language, at) {
      const { shops, menus, overlay } = now()
      const { brand } = known(shops.get(storeId), `shop ${storeId}`)
      const products = productsAt(menus, { brand, language, storeId, at })
      return { products, soldOut: known(overlay.soldOut(storeId, clock.now()), `shop ${storeId}`) }
    },
    soldOut: (storeId) => known(now().overlay.soldOut(storeId, clock.now()), `shop ${storeId}`),
    products: (brand, language, at) =>
      at === undefined ? now().menus.products(brand, language) : productsAt(now().menus, { brand, language, at }),
    shopPrices: (brand, asked) => pricesOf(now().menus, { brand, ...asked }),
    promotions: (brand, asked) => now().promotions(brand, asked),
    menuFile: (brand, language) => now().menus.file(brand, language),
    productsOfCode: (brand, code) => now().menus.ofCode(brand, code),
    digitCode: (brand, pid) => now().menus.digitCode(brand, pid),
    goesWith: (pids) => now().menus.goesWith(pids),
    mapFile: (brand, language) => now().maps.file(brand, language),
    coupon: (couponId) => now().stored.chain.coupon.find((coupon) => coupon.couponId === couponId),
    coupons: () => now().stored.chain.coupon,
    promoCode: (code, brand) => now().stored.chain.promoCode.find(({ promoCode, brands }) => promoCode === code && brands.includes(brand)),
    couponRules: () => now().stored.chain.couponRule,
    membership: (brand) => known(now().memberships.get(brand), `membership of brand ${brand}`),
    news: (brand, at) =>
      now().information.filter(({ kind, brands, publishedAt }) => kind === 'news' && brands.includes(brand) && publishedAt <= at),
    information(informationId, { brand, now: at, version }) {
      const versions = now().information.filter((text) => text.informationId === informationId && text.brands.includes(brand))
      if (version !== undefined) return versions.find((text) => text.version === version)
      const out = versions.find(({ publishedAt }) => publishedAt <= at)
      return out ?? versions.findLast(({ kind }) => kind === 'text')
    },
    pageRecords: () => now().stored.chain,
    overlay: () => now().overlay,
    onMenu: (pid) => now().menus.pids.has(pid),
  }
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`the catalogue knows no ${name}`)
  return value
}

/** Runs of a task never overlap; whoever asks during one shares the next. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve()
  let waiting: Promise<void> | undefined
  return () => {
    waiting ??= last
      .catch(() => undefined) // whoever asked for it hears of it
      .then(() => {
        waiting = undefined
        last = task()
        return last
      })
    return waiting
  }
}
