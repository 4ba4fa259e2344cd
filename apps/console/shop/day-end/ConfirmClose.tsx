import { LockKeyhole } from 'lucide-react'
import { useEffect, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { dayWords } from './day-words.ts'
import type { DayEnd, DrawerDraft } from './drawer.ts'
import { NotInDrawer } from './NotInDrawer.tsx'
import { useSaveDayEnd } from './use-day-end.ts'

/** A double tap on the first button must not reach the second, which stands in its place. */
const deafMs = 700

type ConfirmCloseProps = { dayEnd: DayEnd; draft: DrawerDraft; words: string; onBack: () => void }

/** Says what closing the day means and what is not in its drawer yet, and does it. */
export function ConfirmClose({ dayEnd, draft, words, onBack }: ConfirmCloseProps) {
  const save = useSaveDayEnd(dayEnd)
  const [deaf, setDeaf] = useState(true)
  // Time passes outside React.
  useEffect(() => {
    const timer = setTimeout(() => setDeaf(false), deafMs)
    return () => clearTimeout(timer)
  }, [])
  const sure = draft.replaces === null ? m.day_end_sure : m.day_end_sure_correction
  return (
    <div className="cls" role="group" aria-labelledby="close-day">
      <h3 id="close-day">{sure({ day: dayWords(dayEnd.day) })}</h3>
      <NotInDrawer dayEnd={dayEnd} />
      <p>{m.day_end_cannot_undo()}</p>
      {save.error && <Failure error={save.error} onRetry={() => save.mutate({ draft, dayEnd })} />}
      <div className="cls__two">
        <TabletButton autoFocus onClick={onBack}>
          {m.day_end_back()}
        </TabletButton>
        <TabletButton
          look="accept"
          icon={LockKeyhole}
          aria-disabled={deaf || save.isPending}
          onClick={() => !deaf && !save.isPending && save.mutate({ draft, dayEnd })}
        >
          {save.isPending ? m.day_end_saving() : words}
        </TabletButton>
      </div>
    </div>
  )
}
