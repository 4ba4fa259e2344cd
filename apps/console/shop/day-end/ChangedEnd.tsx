import { TriangleAlert } from 'lucide-react'
import { brand } from '../../api/keys.ts'
import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { dropDraft, keepDraft } from './day-end-drafts.ts'
import { drawerOf, type DayEnd, type DrawerDraft, type SavedDayEnd } from './drawer.ts'
import { money } from './day-money.ts'
import { CountedPieces } from './SavedEnd.tsx'

type ChangedEndProps = { dayEnd: DayEnd; latest: SavedDayEnd; draft: DrawerDraft }

/** Somebody else has saved the day since this count began: both, side by side, and which one holds. */
export function ChangedEnd({ dayEnd, latest, draft }: ChangedEndProps) {
  const mine = drawerOf(draft, dayEnd, brand())
  return (
    <section className="sav is-changed" aria-labelledby="changed">
      <h2 id="changed">
        <Icon of={TriangleAlert} size={24} />
        {m.day_end_changed()}
      </h2>
      <p role="alert">{m.day_end_changed_say()}</p>
      <div className="chg">
        <div>
          <h3>{m.day_end_theirs({ name: latest.staffName, time: timeOfDay(latest.at) })}</h3>
          <CountedPieces counted={latest.counted} />
          <b>{money(latest.cashCounted)}</b>
          <p>{latest.note}</p>
        </div>
        <div>
          <h3>{m.day_end_mine()}</h3>
          <CountedPieces counted={mine.pieces} />
          <b>{money(mine.counted)}</b>
          <p>{draft.note}</p>
        </div>
      </div>
      <TabletButton look="go" block onClick={() => dropDraft(dayEnd)}>
        {m.day_end_keep_theirs()}
      </TabletButton>
      <TabletButton block onClick={() => keepDraft(dayEnd, { ...draft, replaces: latest.dayEndNo })}>
        {m.day_end_use_mine()}
      </TabletButton>
    </section>
  )
}
