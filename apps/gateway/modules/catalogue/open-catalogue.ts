import type { Catalogue } from './catalogue.ts'
import { writeSoldOut } from './catalogue-store.ts'
import { openPublishedFiles } from './published-files.ts'
import { writeShopState } from './shop-state-store.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'
import type { AlsoWritten, Database } from '../../platform/database/database.ts'

/** The catalogue as the database has it; what is the same in a snapshot that was read before is taken over. */
export async function openCatalogue(db: Database, before?: Snapshot): Promise<Catalogue> {
  let now = await readSnapshot(db, before)
  const [menus, maps] = [await openPublishedFiles(db, 'menu', now.menus.files), await openPublishedFiles(db, 'map', now.maps.files)]
  const reload = oneAtATime(async () => {
    const next = await readSnapshot(db, now)
    // Before anybody is told of them: whichever process they ask next has them too.
    await menus.add(next.menus.files)
    await maps.add(next.maps.files)
    now = next
  })
  const write = (change: AlsoWritten, also: AlsoWritten | undefined) =>
    db.transaction(async (rows) => {
      await change(rows)
      await also?.(rows)
    })
  return {
    brand: (brand) => known(now.brands.get(brand), `brand ${brand}`),
    shops: (brand) => now.shopsOf.get(brand) ?? [],
    shop: (storeId) => now.shops.get(storeId),
    places: (brand) => now.places.get(brand) ?? [],
    book(storeId, language) {
      const { brand } = known(now.shops.get(storeId), `shop ${storeId}`)
      return { products: now.menus.products(brand, language), soldOut: known(now.soldOut.get(storeId), `shop ${storeId}`) }
    },
    products: (brand, language) => now.menus.products(brand, language),
    promotions: (brand, asked) => now.promotions(brand, asked),
    menuFile: (brand, language) => now.menus.file(brand, language),
    productsOfCode: (brand, code) => now.menus.ofCode(brand, code),
    goesWith: (pids) => now.menus.goesWith(pids),
    menuVersion: (version) => menus.get(version),
    findMenuVersion: (version) => menus.find(version),
    mapFile: (brand, language) => now.maps.file(brand, language),
    findMapVersion: (version) => maps.find(version),
    coupon: (couponId) => now.stored.chain.coupon.find((coupon) => coupon.couponId === couponId),
    promoCode: (code, brand) => now.stored.chain.promoCode.find(({ promoCode, brands }) => promoCode === code && brands.includes(brand)),
    couponRules: () => now.stored.chain.couponRule,
    membership: (brand) => known(now.memberships.get(brand), `membership of brand ${brand}`),
    news: (brand, at) =>
      now.information.filter(({ kind, brands, publishedAt }) => kind === 'news' && brands.includes(brand) && publishedAt <= at),
    information(informationId, { brand, now: at, version }) {
      const versions = now.information.filter((text) => text.informationId === informationId && text.brands.includes(brand))
      if (version !== undefined) return versions.find((text) => text.version === version)
      const out = versions.find(({ publishedAt }) => publishedAt <= at)
      return out ?? versions.findLast(({ kind }) => kind === 'text')
    },
    onMenu: (pid) => now.menus.pids.has(pid),
    async setSoldOut(storeId, pid, soldOut, also) {
      if (now.menus.pids.has(pid)) {
        await write((rows) => writeSoldOut(rows, { storeId, pid, soldOut }), also)
        await reload()
      }
      return [...known(now.soldOut.get(storeId), `shop ${storeId}`)]
    },
    async setShopState(state, also) {
      await write((rows) => writeShopState(rows, state), also)
      await reload()
      return known(now.shops.get(state.storeId), `shop ${state.storeId}`)
    },
    reload,
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
