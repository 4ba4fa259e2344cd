import type { ChainShop } from '@harbour/chain'
import type { ShopNow } from '@harbour/protocol'
import type { Brand } from '@harbour/rules'
import type { Listed } from '../../catalogue/records.ts'
import { signOf, urgency, type Sign } from '../state/shop-sign.ts'

/** A shop as the catalogue has it, and as it stands now; `now` and `takings` are undefined where they are not known, or nobody may see them. */
export type ShopRow = {
  storeId: string
  record: ChainShop
  changed: boolean
  now: ShopNow | undefined
  takings: number | undefined
}

type Known = { now: readonly ShopNow[] | undefined; takings: ReadonlyMap<string, number> | undefined }

/** The shops of a brand, those that need somebody first. A shop that has sold nothing has taken 0. */
export function rowsOf(records: readonly Listed<'shop'>[], brand: Brand, { now, takings }: Known): ShopRow[] {
  const standing = new Map(now?.map((shop) => [shop.storeId, shop]))
  return records
    .filter(({ record }) => record.brand === brand)
    .map(({ id, record, changed }) => ({
      storeId: id,
      record,
      changed,
      now: standing.get(id),
      takings: takings && standing.has(id) ? (takings.get(id) ?? 0) : undefined,
    }))
    .toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
}

const urgencyOf = ({ now }: ShopRow): number => (now ? urgency(signOf(now)) * 1000 - now.orders.late - now.orders.unanswered : 10_000)

export type ShopFilter = { text: string; district: string; state: string }

/** Says whether a shop is one that is looked for: by its id, names, address or phone; in its district; with its sign. */
export function isWanted({ record, now }: ShopRow, { text, district, state }: ShopFilter): boolean {
  if (district !== '' && record.district !== district) return false
  if (state !== '' && (now === undefined || signOf(now) !== state)) return false
  const typed = text.trim().toLowerCase()
  const { storeId, name, address, phone } = record
  return typed === '' || [storeId, name.tc, name.en, address.tc, address.en, phone].some((each) => each.toLowerCase().includes(typed))
}

/** The sign of a row; undefined where nobody knows how the shop stands. */
export const rowSign = ({ now }: ShopRow): Sign | undefined => now && signOf(now)
