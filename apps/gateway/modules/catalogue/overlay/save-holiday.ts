import { isDeepStrictEqual } from 'node:util'
import { byStaff } from './author.ts'
import { mostHolidaysAhead, readHolidaysOf, removeHolidays, writeHolidays, type ShopHoliday } from './holiday-store.ts'
import { announceOverlay } from './overlay-store.ts'
import type { SaidIn } from './save-sold-out.ts'
import type { ShopRecord } from '../catalogue.ts'

export type HolidayWord = Omit<ShopHoliday, 'storeId' | 'since' | 'staffName'>

/** The most holidays that a shop has ahead: each is in every answer about it. */
const mostAhead = 100

/** Keeps a holiday of these shops, with what was and is in the audit; where it is no news, nothing is written. Those told before under its id at other shops stay. */
export async function saveHoliday(
  shops: readonly ShopRecord[],
  word: HolidayWord,
  { action, call }: SaidIn,
): Promise<'saved' | 'HOLIDAYS_FULL'> {
  const after = summary(word)
  return call.catalogue.writeOverlay<'saved' | 'HOLIDAYS_FULL'>(async (rows) => {
    const known = await knownOf(word.holidayId, shops, rows)
    const changes = shops
      .map((shop) => ({ shop, before: known.get(shop.storeId) }))
      .filter(({ before }) => !isDeepStrictEqual(before, after))
    if (changes.length === 0) return 'saved'
    const storeIds = changes.map(({ shop }) => shop.storeId)
    const ahead = await mostHolidaysAhead(rows, { storeIds, holidayId: word.holidayId, now: call.clock.now() })
    if (ahead >= mostAhead) return 'HOLIDAYS_FULL'
    await writeHolidays(rows, { ...word, storeIds, since: call.clock.now() }, byStaff(call.caller))
    for (const { shop, before } of changes) await call.audit.write(rows, { action, subject: word.holidayId, shop, before, after }, call)
    await announceOverlay(rows, storeIds)
    return 'saved'
  })
}

/** Takes a holiday back at these shops; where it is not, nothing is written. */
export async function removeHoliday(shops: readonly ShopRecord[], holidayId: string, { action, call }: SaidIn): Promise<void> {
  await call.catalogue.writeOverlay(async (rows) => {
    const known = await knownOf(holidayId, shops, rows)
    const there = shops.filter(({ storeId }) => known.has(storeId))
    if (there.length === 0) return
    const storeIds = there.map(({ storeId }) => storeId)
    await removeHolidays(rows, holidayId, storeIds)
    for (const shop of there) await call.audit.write(rows, { action, subject: holidayId, shop, before: known.get(shop.storeId) }, call)
    await announceOverlay(rows, storeIds)
  })
}

type Rows = Parameters<typeof readHolidaysOf>[0]

async function knownOf(holidayId: string, shops: readonly ShopRecord[], rows: Rows) {
  const found = await readHolidaysOf(
    rows,
    holidayId,
    shops.map(({ storeId }) => storeId),
  )
  return new Map(found.map((holiday) => [holiday.storeId, summary(holiday)]))
}

/** A holiday as the audit has it. */
function summary({ startDate, endDate, times, reason, note, notice }: Omit<HolidayWord, 'holidayId'>) {
  return { startDate, endDate, times, reason, note, notice }
}
