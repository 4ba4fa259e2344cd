import { RotateCw, Utensils } from 'lucide-react'
import { timeOfDay } from '../../lib/format.ts'
import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Chip } from '../../ui/Chip.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { Concerned } from './Concerned.tsx'
import { OwnTime } from './OwnTime.tsx'
import './SoldOutPanel.css'
import { chosenId, untilChoices, type UntilChoice } from './sold-out-until.ts'
import type { SupplyItem } from './supply-items.ts'
import { leftWords } from './until-words.ts'
import type { SaySoldOut } from './use-supply.ts'

type SoldOutPanelProps = { item: SupplyItem | undefined; closesAt: number | null; openings: string[]; save: SaySoldOut; offline: boolean }

/** Until when a thing has run out, and whom that concerns: the sets that hold it, and orders that are still to be made. */
export function SoldOutPanel({ item, ...rest }: SoldOutPanelProps) {
  if (!item)
    return (
      <aside className="until is-empty" aria-label={m.supply_until_when()}>
        <Icon of={Utensils} size={28} />
        <p>{m.supply_choose()}</p>
      </aside>
    )
  return <ItemPanel key={item.pid} item={item} {...rest} />
}

function ItemPanel({ item, closesAt, openings, save, offline }: SoldOutPanelProps & { item: SupplyItem }) {
  // Drawn anew each minute, as the choices go on with the clock.
  const now = useAtServerTime((now) => Math.floor(now / 60_000) * 60_000)
  const choices = untilChoices(serverNow(), { closesAt })
  const { soldOut } = item
  const byOffice = soldOut !== undefined && soldOut.storeId === null
  const chosen = byOffice ? undefined : chosenId(soldOut, choices, { now, openings })
  const disabled = save.isPending || offline || byOffice
  const say = (choice: UntilChoice) => save.mutate({ item, soldOut: true, choice })
  return (
    <aside className="until" aria-label={item.name}>
      <header className="until__head">
        {item.picture && <img src={`/pictures/${item.picture}-208.webp`} alt="" width={64} height={64} />}
        <span>
          <h2>{item.name}</h2>
          <p className={soldOut ? 'until__off' : undefined}>{soldOut ? leftWords(soldOut, { now, closesAt }) : m.supply_sold()}</p>
        </span>
      </header>
      {save.error && save.variables?.item.pid === item.pid && (
        <Failure error={save.error} onRetry={() => save.variables && save.mutate(save.variables)} />
      )}
      <h3>{m.supply_until_when()}</h3>
      <div className="until__choices" role="group" aria-label={m.supply_until_when()}>
        {choices.map((choice) => (
          <Chip key={choice.id} on={choice.id === chosen} disabled={disabled} onChoose={() => say(choice)}>
            {choiceWords(choice)}
          </Chip>
        ))}
        <OwnTime on={chosen === 'own'} until={soldOut?.until ?? null} disabled={disabled} onChoose={say} />
      </div>
      <Concerned item={item} />
      {soldOut && !byOffice && (
        <TabletButton look="go" icon={RotateCw} disabled={disabled} onClick={() => save.mutate({ item, soldOut: false })}>
          {m.supply_bring_back()}
        </TabletButton>
      )}
      <p className="until__note" role="status">
        {save.pendingPid === item.pid ? m.supply_saving() : byOffice ? m.supply_ask_office() : m.supply_guests_see()}
      </p>
    </aside>
  )
}

function choiceWords({ id, until }: UntilChoice): string {
  if (id === 'halfHour') return m.supply_half_hour()
  if (id === 'tomorrow') return m.supply_tomorrow()
  const time = timeOfDay(until ?? 0)
  return id === 'closing' ? m.supply_closing({ time }) : time
}
