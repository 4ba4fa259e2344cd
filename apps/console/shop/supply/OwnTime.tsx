import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { momentWords } from '../../lib/format.ts'
import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Chip } from '../../ui/Chip.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { fieldOf, firstOwn, momentOf, type UntilChoice } from './sold-out-until.ts'

type OwnTimeProps = { on: boolean; until: number | null; disabled: boolean; onChoose: (choice: UntilChoice) => void }

/** A moment of somebody's own choice until which a thing has run out, by the shop's clock. */
export function OwnTime({ on, until, disabled, onChoose }: OwnTimeProps) {
  const [field, type] = useState<string>()
  const open = field !== undefined
  const isAhead = useAtServerTime((now) => open && momentOf(field, now) !== undefined)
  const choose = () => {
    const at = momentOf(field ?? '', serverNow())
    if (at === undefined) return
    type(undefined)
    onChoose({ id: 'own', until: at, untilTomorrow: false })
  }
  return (
    <>
      <Chip
        on={on || open}
        icon={CalendarClock}
        disabled={disabled}
        onChoose={() => type(open ? undefined : on && until !== null ? fieldOf(until) : firstOwn(serverNow()))}
      >
        {on && until !== null ? m.supply_own_until({ time: momentWords(until, serverNow()) }) : m.supply_own()}
      </Chip>
      {open && (
        <form
          className="until__own"
          onSubmit={(event) => {
            event.preventDefault()
            choose()
          }}
        >
          <input
            type="datetime-local"
            aria-label={m.supply_own()}
            aria-invalid={!isAhead}
            aria-describedby="until-own-note"
            min={fieldOf(serverNow())}
            value={field}
            onChange={({ target }) => type(target.value)}
          />
          <TabletButton type="submit" look="go" disabled={disabled || !isAhead}>
            {m.supply_own_set()}
          </TabletButton>
          <p id="until-own-note" aria-live="polite">
            {isAhead ? '' : m.supply_own_wrong()}
          </p>
        </form>
      )}
    </>
  )
}
