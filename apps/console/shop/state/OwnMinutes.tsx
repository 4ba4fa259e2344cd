import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { mostBusy, steppedMinutes, typedMinutes } from './state-choices.ts'

type OwnMinutesProps = { first: number; disabled: boolean; onSay: (minutes: number) => void; onClose: () => void }

/** Minutes of somebody's own choice: typed, or by steps of five. */
export function OwnMinutes({ first, disabled, onSay, onClose }: OwnMinutesProps) {
  const [typed, type] = useState(String(first))
  const minutes = typedMinutes(typed)
  const step = (by: 1 | -1) => type(String(steppedMinutes(minutes ?? first, by)))
  return (
    <form
      className="state__own"
      onSubmit={(event) => {
        event.preventDefault()
        if (minutes !== undefined) onSay(minutes)
      }}
    >
      <TabletButton onClick={() => step(-1)} aria-label={m.state_less()}>
        <Icon of={Minus} />
      </TabletButton>
      <input
        inputMode="numeric"
        value={typed}
        aria-label={m.state_how_many()}
        aria-invalid={minutes === undefined}
        aria-describedby="own-minutes-note"
        onChange={({ target }) => type(target.value)}
      />
      <TabletButton onClick={() => step(1)} aria-label={m.state_more()}>
        <Icon of={Plus} />
      </TabletButton>
      <TabletButton onClick={onClose}>{m.state_own_close()}</TabletButton>
      <TabletButton type="submit" look="go" disabled={disabled || minutes === undefined}>
        {m.state_own_set()}
      </TabletButton>
      <p id="own-minutes-note" className={minutes === undefined ? 'is-wrong' : 'visually-hidden'}>
        {m.state_own_note({ most: mostBusy })}
      </p>
    </form>
  )
}
