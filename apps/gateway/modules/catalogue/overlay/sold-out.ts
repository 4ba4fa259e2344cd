import type { SoldOutEntry } from '@harbour/protocol'
import type { Brand, Instant } from '@harbour/rules'
import { saidBy } from './author.ts'
import type { ShopWord, WideWord } from './sold-out-store.ts'

/** A shop, with the pids that the catalogue itself says it does not have. */
export type SoldOutShop = { storeId: string; brand: Brand; soldOut: readonly string[] }

/** True until its end; that moment itself is no longer part of it. */
export const lasts = ({ until }: { until: Instant | null }, now: Instant) => until === null || now < until

/** The words for all of a brand or the chain under which something has run out at a shop. */
export const coversBrand = ({ brand }: Pick<WideWord, 'brand'>, shop: { brand: Brand }) => brand === null || brand === shop.brand

/**
 * All that has run out at a shop, by whose word: the catalogue's list, where the shop has not said otherwise (a word whose end has passed says that it is
 * there again); the shop's own; and those for its brand and the chain, whatever the shop says.
 */
export function soldOutEntries(
  shop: SoldOutShop,
  words: { own: readonly ShopWord[]; wide: readonly WideWord[] },
  now: Instant,
): SoldOutEntry[] {
  const spokenOf = new Set(words.own.map(({ pid }) => pid))
  const { storeId } = shop
  return [
    ...shop.soldOut.filter((pid) => !spokenOf.has(pid)).map((pid) => ofCatalogue(pid, storeId)),
    ...words.own
      .filter((word) => word.soldOut && lasts(word, now))
      .map(({ soldOut: _, staffName, ...word }) => ({ ...word, brand: null, by: saidBy(staffName) })),
    ...words.wide
      .filter((word) => coversBrand(word, shop) && lasts(word, now))
      .map(({ staffName, ...word }) => ({ ...word, storeId: null, by: saidBy(staffName) })),
  ]
}

function ofCatalogue(pid: string, storeId: string): SoldOutEntry {
  return { pid, storeId, brand: null, since: null, until: null, reason: null, note: null, by: { kind: 'catalogue', name: null } }
}
