import { dayEndSave } from '@harbour/protocol'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle, type Call } from '../deps.ts'
import { businessDay, readDayEnd, worthOf } from '../read-day-end.ts'
import type { CashPieces, SavedDayEnd } from '../store/day-ends.ts'

/** The most that a till can hold, in cents: what a sum of money may be on the wire. */
const most = 1_000_000_000

export const dayEndSaveAction = handle(dayEndSave, async ({ counted, note = '', replaces, ...asked }, call) => {
  const day = businessDay(asked, call.settings.businessDayEnds, call.clock.now())
  if (!day) throw refuse(dayEndSave, 'PERIOD_INVALID')
  const cashCounted = worthOf(counted)
  if (cashCounted > most) throw refuse(dayEndSave, 'SUM_TOO_LARGE')
  return call.db.transaction(async (rows) => {
    const { methods, cashExpected, saved } = await readDayEnd(rows, day, call)
    const { storeId } = day
    const by = { staffId: call.caller.staffId, staffName: call.caller.name, at: call.clock.now() }
    const dayEnd = { storeId, day: day.day, replaces, ...by, cashExpected, cashCounted, counted, takings: methods, note }
    if (await call.dayEnds.save(rows, dayEnd)) await audit(rows, { dayEnd, before: saved[0] }, call)
    else refuseUnlessSaid(dayEnd, (await call.dayEnds.saved(rows, day))[0])
    return readDayEnd(rows, day, call)
  })
})

type Counted = { storeId: string; day: string; staffId: string; replaces: number | null; counted: CashPieces[]; note: string } & Pick<
  SavedDayEnd,
  'cashCounted' | 'cashExpected'
>

/** Refuses a day that somebody has closed meanwhile; somebody who says the same again, since no answer came, is answered as if it were the first time. */
function refuseUnlessSaid({ staffId, replaces, counted, note }: Counted, latest: SavedDayEnd | undefined): void {
  const same =
    latest?.staffId === staffId && latest.replaces === replaces && latest.note === note && piecesOf(latest.counted) === piecesOf(counted)
  if (!same) throw refuse(dayEndSave, 'DAY_END_CHANGED')
}

const piecesOf = (counted: readonly CashPieces[]) => counted.map(({ value, num }) => `${num}x${value}`).join()

type Kept = { dayEnd: Counted; before: Pick<SavedDayEnd, 'cashExpected' | 'cashCounted' | 'note'> | undefined }

function audit(rows: Rows, { dayEnd, before }: Kept, call: Call<'staff'>): Promise<void> {
  const told = ({ cashExpected, cashCounted, note }: NonNullable<Kept['before']>) => ({ cashExpected, cashCounted, note })
  const shop = namedShop(dayEnd.storeId, call.catalogue)
  const change = { before: before && told(before), after: told(dayEnd) }
  return call.audit.write(rows, { action: dayEndSave.name, subject: dayEnd.day, shop, ...change }, call)
}
