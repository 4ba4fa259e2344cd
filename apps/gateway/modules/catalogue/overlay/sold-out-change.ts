import { untilTomorrow, type Instant, type SoldOutReason } from '@harbour/rules'
import type { ShopWord } from './sold-out-store.ts'
import { lasts } from './sold-out.ts'
import type { ShopRecord } from '../catalogue.ts'

/** The word of somebody of the staff. Without an end it holds until somebody says otherwise; `untilTomorrow` is each shop's own next opening. */
export type SoldOutWord = {
  pid: string
  soldOut: boolean
  until?: Instant | null | undefined
  untilTomorrow?: boolean | undefined
  reason?: SoldOutReason | null | undefined
  note?: string | null | undefined
}

/** A word as the audit has it: without what was not said. */
type Summary = { soldOut: boolean; until?: Instant; reason?: SoldOutReason; note?: string }

export function summary({ soldOut, until, reason, note }: Omit<SoldOutWord, 'pid'>): Summary {
  return { soldOut, ...(until && { until }), ...(reason && { reason }), ...(note && { note }) }
}

export function sameWord(one: Summary, other: Summary): boolean {
  return one.soldOut === other.soldOut && one.until === other.until && one.reason === other.reason && one.note === other.note
}

/** `known` is the shop's last word, `listed` says that the catalogue itself lists it as sold out. */
type Before = { word: SoldOutWord; known: ShopWord | undefined; listed: boolean; now: Instant }

/** The change that a word makes at one shop. Since when something has run out stays as it is, while it has. */
export function changeAt(shop: ShopRecord, { word, known, listed, now }: Before) {
  const lasting = known && !(known.soldOut && !lasts(known, now)) ? known : undefined
  const until = endAt(shop, word, now)
  const before = summary(lasting ?? { soldOut: !known && listed })
  const after = summary({ ...word, until })
  const news = lasting ? !sameWord(before, after) : word.soldOut || before.soldOut
  return { shop, since: lasting?.soldOut && word.soldOut ? lasting.since : now, until, before, after, news }
}

/** The end of one word for all of these shops: the first opening of tomorrow, before which the others are shut. */
export function earliestEnd(shops: readonly ShopRecord[], word: SoldOutWord, now: Instant): Instant | null {
  const ends = shops.flatMap((shop) => endAt(shop, word, now) ?? [])
  return ends.length === 0 ? null : Math.min(...ends)
}

function endAt(shop: ShopRecord, { soldOut, until = null, untilTomorrow: tomorrow }: SoldOutWord, now: Instant): Instant | null {
  if (!soldOut) return null
  return tomorrow ? untilTomorrow(shop, now) : until
}
