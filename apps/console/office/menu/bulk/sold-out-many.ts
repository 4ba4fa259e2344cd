import { soldOutListGet, soldOutSaveMany, type Sent } from '@harbour/protocol'
import type { Brand } from '@harbour/rules'
import { call } from '../../../api/call.ts'
import type { MenuRow } from '../list/menu-rows.ts'
import type { SoldOutChoice } from './SoldOutFields.tsx'

/** The shops of which something is said. */
export type Where = Sent<typeof soldOutSaveMany>['where']

/** The rows of which something was said, and those of which it was not taken, with why. */
type SaidMany<Row> = { said: Row[]; failed: { row: Row; error: Error }[] }

/** Says something of each row, one after the other; one that is not taken holds up no other. `step` is told how many are done with. */
export async function sayOfEach<Row>(
  rows: readonly Row[],
  say: (row: Row) => Promise<unknown>,
  step: (done: number) => void,
): Promise<SaidMany<Row>> {
  const many: SaidMany<Row> = { said: [], failed: [] }
  for (const [at, row] of rows.entries()) {
    try {
      await say(row)
      many.said.push(row)
    } catch (error) {
      many.failed.push({ row, error: error instanceof Error ? error : new Error(String(error)) })
    }
    step(at + 1)
  }
  return many
}

/** Says of a product that it has run out, or is back, as somebody has chosen; `shopIds` are those of the brand. */
export async function saySoldOut({ pid }: Pick<MenuRow, 'pid'>, choice: SoldOutChoice, { brand, shopIds }: BrandShops): Promise<void> {
  const where = whereOf(choice, brand)
  const until = choice.until === 'tomorrow' ? { untilTomorrow: true } : { until: null }
  await call(soldOutSaveMany, { pid, where, soldOut: choice.soldOut, ...(choice.soldOut && { ...until, reason: choice.reason || null }) })
  if (!choice.soldOut && where.kind !== 'shops') await backBeneath(pid, where.kind === 'all' ? null : shopIds)
}

type BrandShops = { brand: Brand; shopIds: readonly string[] }

/** Says of a product that it is back where that was said of brands or by shops themselves: at the shops named, or, where there are none, everywhere. */
async function backBeneath(pid: string, among: readonly string[] | null): Promise<void> {
  const { entries } = await call(soldOutListGet, { pid })
  const wide = among === null ? entries.flatMap(({ storeId, brand }) => (storeId === null && brand !== null ? [brand] : [])) : []
  for (const brand of wide) await call(soldOutSaveMany, { pid, soldOut: false, where: { kind: 'brand', brand } })
  const storeIds = entries.flatMap(({ storeId }) => (storeId !== null && (among?.includes(storeId) ?? true) ? [storeId] : []))
  if (storeIds.length > 0) await call(soldOutSaveMany, { pid, soldOut: false, where: { kind: 'shops', storeIds } })
}

/** The shops that somebody has chosen. */
export function whereOf({ where, storeIds }: SoldOutChoice, brand: Brand): Where {
  switch (where) {
    case 'chain':
      return { kind: 'all' }
    case 'brand':
      return { kind: 'brand', brand }
    case 'shops':
      return { kind: 'shops', storeIds: [...storeIds] }
  }
}
