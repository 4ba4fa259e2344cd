import { brandIds, type Brand, type Instant } from '@harbour/rules'
import { byStaff } from './author.ts'
import { announceOverlay } from './overlay-store.ts'
import { changeAt, earliestEnd, sameWord, summary, type SoldOutWord } from './sold-out-change.ts'
import { readShopWordsOf, readWideWords, removeWideWord, writeShopWords, writeWideWord, type WideWord } from './sold-out-store.ts'
import { coversBrand, lasts } from './sold-out.ts'
import { tellSoldOut } from '../../webhooks/webhook-transactions.ts'
import type { ShopRecord } from '../catalogue.ts'
import type { Call } from '../deps.ts'
import type { Rows } from '../../../platform/database/database.ts'

/** The call in which it is said, and its name. */
export type SaidIn = { action: string; call: Call<'staff'> }
type Saved = 'saved' | 'SOLD_OUT_BY_CHAIN'

/** Keeps the word for each of these shops, with what was and is in the audit; where it is no news, nothing is written. What has run out by a wider word stays so. */
export async function saveSoldOutAt(shops: readonly ShopRecord[], word: SoldOutWord, { action, call }: SaidIn): Promise<Saved> {
  const { catalogue, audit, clock, caller } = call
  const [now, { pid, soldOut, reason = null, note = null }] = [clock.now(), word]
  return catalogue.writeOverlay(async (rows) => {
    const wide = await wideWordsOf(rows, pid, now)
    if (!soldOut && wide.some((each) => shops.some((shop) => coversBrand(each, shop)))) return 'SOLD_OUT_BY_CHAIN'
    const storeIds = shops.map(({ storeId }) => storeId)
    const known = new Map((await readShopWordsOf(rows, pid, storeIds)).map((each) => [each.storeId, each]))
    const listed = (storeId: string) => catalogue.overlay().listed(storeId, pid)
    const changes = shops
      .map((shop) => changeAt(shop, { word, known: known.get(shop.storeId), listed: listed(shop.storeId), now }))
      .filter(({ news }) => news)
    if (changes.length === 0) return 'saved'
    const said = changes.map(({ shop: { storeId }, since, until }) => ({ storeId, since, until }))
    await writeShopWords(rows, { pid, soldOut, reason, note, shops: said }, byStaff(caller))
    for (const { shop, before, after, until } of changes) {
      await audit.write(rows, { action, subject: pid, shop, before, after }, call)
      if (before.soldOut !== soldOut) await tellSoldOut(rows, { storeId: shop.storeId, brand: shop.brand, pid, soldOut, until, at: now })
    }
    await announceOverlay(
      rows,
      changes.map(({ shop }) => shop.storeId),
    )
    return 'saved'
  })
}

/** Keeps the word for all shops of a brand, or, where it is null, of the chain, those that open later included. The chain's own word stands above a brand's. */
export async function saveSoldOutWidely(brand: Brand | null, word: SoldOutWord, { action, call }: SaidIn): Promise<Saved> {
  const { catalogue, audit, clock, caller } = call
  const [now, { pid, soldOut, reason = null, note = null }] = [clock.now(), word]
  return catalogue.writeOverlay(async (rows) => {
    const wide = await wideWordsOf(rows, pid, now)
    if (!soldOut && brand !== null && wide.some((each) => each.brand === null)) return 'SOLD_OUT_BY_CHAIN'
    const known = wide.find((each) => each.brand === brand)
    const until = earliestEnd(shopsOf(brand, catalogue), word, now)
    const [before, after] = [known ? summary({ ...known, soldOut: true }) : summary({ soldOut: false }), summary({ ...word, until })]
    if (sameWord(before, after) || (!soldOut && !known)) return 'saved'
    if (soldOut) await writeWideWord(rows, { brand, pid, reason, note, until, since: known?.since ?? now }, byStaff(caller))
    else await removeWideWord(rows, { brand, pid })
    await audit.write(rows, { action, subject: pid, ...(brand !== null && { brand }), before, after }, call)
    if (before.soldOut !== soldOut) await tellSoldOut(rows, { storeId: null, brand, pid, soldOut, until, at: now })
    await announceOverlay(rows, [])
    return 'saved'
  })
}

/** All shops of a brand, or, where it is null, of the chain. */
export function shopsOf(brand: Brand | null, catalogue: Pick<Call['catalogue'], 'shops'>): ShopRecord[] {
  return (brand === null ? Object.values(brandIds) : [brand]).flatMap((each) => catalogue.shops(each))
}

async function wideWordsOf(rows: Rows, pid: string, now: Instant): Promise<WideWord[]> {
  return (await readWideWords(rows, pid)).filter((each) => lasts(each, now))
}
