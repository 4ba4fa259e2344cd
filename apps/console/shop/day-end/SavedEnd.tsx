import { cents, timesCents } from '@harbour/rules'
import { LockKeyhole, MessageSquareText, Pencil } from 'lucide-react'
import { brand } from '../../api/keys.ts'
import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { keepDraft } from './day-end-drafts.ts'
import { DrawerSums } from './DrawerSums.tsx'
import { draftOf, type DayEnd, type SavedDayEnd } from './drawer.ts'
import { money, worth } from './day-money.ts'
import './SavedEnd.css'

/** A day that is closed: who counted what and when, with what was counted before, and the way to correct it. */
export function SavedEnd({ dayEnd, latest }: { dayEnd: DayEnd; latest: SavedDayEnd }) {
  const movedOn = cents(dayEnd.cashExpected - dayEnd.float + latest.float - latest.cashExpected)
  const earlier = dayEnd.saved.slice(1)
  return (
    <section className="sav" aria-labelledby="closed">
      <h2 id="closed">
        <Icon of={LockKeyhole} size={24} />
        {m.day_end_closed_title()}
      </h2>
      <p>{m.day_end_closed({ time: timeOfDay(latest.at), name: latest.staffName })}</p>
      <CountedPieces counted={latest.counted} />
      <DrawerSums expected={latest.cashExpected} counted={latest.cashCounted} short={cents(0)} carried={cents(0)} />
      {latest.note !== '' && (
        <p className="sav__note">
          <Icon of={MessageSquareText} size={20} />
          {latest.note}
        </p>
      )}
      {movedOn !== 0 && <p className="sav__moved">{m.day_end_moved_on({ amount: money(movedOn) })}</p>}
      <TabletButton icon={Pencil} block onClick={() => keepDraft(dayEnd, draftOf(latest, brand()))}>
        {m.day_end_correct()}
      </TabletButton>
      {earlier.length > 0 && (
        <>
          <h3>{m.day_end_earlier()}</h3>
          <ul>
            {earlier.map(({ dayEndNo, at, staffName, cashCounted, note }) => (
              <li key={dayEndNo}>
                {m.day_end_earlier_one({ time: timeOfDay(at), name: staffName, amount: money(cashCounted) })}
                {note !== '' && <small>{note}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** The pieces that were there. */
export function CountedPieces({ counted }: Pick<SavedDayEnd, 'counted'>) {
  return (
    <ul className="sav__pieces">
      {counted
        .filter(({ value, num }) => value * num > 0)
        .map(({ value, num }, at) => (
          <li key={at}>
            <span>{num === 1 ? worth(value) : `${worth(value)} × ${num}`}</span>
            <b>{worth(timesCents(value, num))}</b>
          </li>
        ))}
    </ul>
  )
}
