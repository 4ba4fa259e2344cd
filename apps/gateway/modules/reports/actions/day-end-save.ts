import { dayEndSave } from '@harbour/protocol'
import { cents } from '@harbour/rules'
import type { Rows } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/handle.ts'
import { namedShop } from '../../catalogue/shop-overlay.ts'
import { handle, type Call } from '../deps.ts'
import { businessDay, readDayEnd, worthOf } from '../read-day-end.ts'
import type { CashPieces, SavedDayEnd } from '../store/day-ends.ts'

/** The most that a drawer opens with, in cents. */
const mostFloat = 100_000_000

/** The most that a till can hold, in cents: what a sum of money may be on the wire. */
const most = 1_000_000_000

export const dayEndSaveAction = handle(dayEndSave, async ({ counted, float: opened, note = '', replaces, ...asked }, call) => {
  const day = businessDay(asked, call.settings.businessDayEnds, call.clock.now())
  if (!day) throw refuse(dayEndSave, 'PERIOD_INVALID')
  const cashCounted = worthOf(counted)
  if (cashCounted > most || (opened ?? 0) > mostFloat) throw refuse(dayEndSave, 'SUM_TOO_LARGE')
  return call.db.transaction(async (rows) => {
    const { methods, saved, ...now } = await readDayEnd(rows, day, call)
    const { storeId } = day
    const float = opened ?? now.float
    const cashExpected = cents(now.cashExpected - now.float + float)
    const by = { staffId: call.caller.staffId, staffName: call.caller.name, at: call.clock.now() }
    const dayEnd = { storeId, day: day.day, replaces, ...by, float, cashExpected, cashCounted, counted, takings: methods, note }
    if (await call.dayEnds.save(rows, dayEnd)) {
      // Nothing is kept then: the transaction is undone.
      if (cashCounted !== cashExpected && note === '') throw refuse(dayEndSave, 'NOTE_REQUIRED')
      await audit(rows, { dayEnd, before: saved[0] }, call)
    } else refuseUnlessSaid(dayEnd, (await call.dayEnds.saved(rows, day))[0])
    return readDayEnd(rows, day, call)
  })
})

type Counted = { storeId: string; day: string; staffId: string; replaces: number | null; counted: CashPieces[]; note: string } & Pick<
  SavedDayEnd,
  'float' | 'cashCounted' | 'cashExpected'
>

/** Refuses a day that somebody has closed meanwhile; somebody who says the same again, since no answer came, is answered as if it were the first time. */
function refuseUnlessSaid({ staffId, replaces, float, counted, note }: Counted, latest: SavedDayEnd | undefined): void {
  const isSame = latest?.staffId === staffId && latest.replaces === replaces && latest.note === note && latest.float === float
  if (!isSame || piecesOf(latest.counted) !== piecesOf(counted)) throw refuse(dayEndSave, 'DAY_END_CHANGED')
}

const piecesOf = (counted: readonly CashPieces[]) => counted.map(({ value, num }) => `${num}x${value}`).join()

type Kept = { dayEnd: Counted; before: Pick<SavedDayEnd, 'float' | 'cashExpected' | 'cashCounted' | 'note'> | undefined }

function audit(rows: Rows, { dayEnd, before }: Kept, call: Call<'staff'>): Promise<void> {
  const told = ({ float, cashExpected, cashCounted, note }: NonNullable<Kept['before']>) => ({ float, cashExpected, cashCounted, note })
  const shop = namedShop(dayEnd.storeId, call.catalogue)
  const change = { before: before && told(before), after: told(dayEnd) }
  return call.audit.write(rows, { action: dayEndSave.name, subject: dayEnd.day, shop, ...change }, call)
}
