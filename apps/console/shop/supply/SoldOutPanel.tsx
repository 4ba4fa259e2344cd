import { Layers, ReceiptText, RotateCw, Utensils } from 'lucide-react'
import { timeOfDay } from '../../lib/format.ts'
import { serverNow, useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Chip } from '../../ui/Chip.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { useShopOrders } from '../orders/use-shop-orders.ts'
import './SoldOutPanel.css'
import { untilChoices, type UntilChoice } from './sold-out-until.ts'
import { ordersWith, type SupplyItem } from './supply-items.ts'
import { untilWords } from './until-words.ts'
import { useSaySoldOut } from './use-supply.ts'

type SoldOutPanelProps = { item: SupplyItem | undefined; closesAt: number | null }

/** Until when a thing has run out, and whom that concerns: the sets that hold it, and orders that are still to be made. */
export function SoldOutPanel({ item, closesAt }: SoldOutPanelProps) {
  if (!item)
    return (
      <aside className="until is-empty">
        <Icon of={Utensils} size={28} />
        <p>{m.supply_choose()}</p>
      </aside>
    )
  return <ItemPanel key={item.pid} item={item} closesAt={closesAt} />
}

function ItemPanel({ item, closesAt }: { item: SupplyItem; closesAt: number | null }) {
  const save = useSaySoldOut()
  const { orders } = useShopOrders()
  const concerned = ordersWith(item, orders)
  // Drawn anew each minute, as the choices go on with the clock.
  useAtServerTime((now) => Math.floor(now / 60_000))
  const choices = untilChoices(serverNow(), { closesAt })
  return (
    <aside className="until" aria-label={item.name}>
      <h2>{item.name}</h2>
      <p className={item.soldOut ? 'until__off' : undefined}>{item.soldOut ? untilWords(item.soldOut) : m.supply_sold()}</p>
      <h3>{m.supply_until_when()}</h3>
      <div className="until__choices">
        {choices.map((choice) => (
          <Chip
            key={choice.id}
            on={item.soldOut !== undefined && choice.until === item.soldOut.until && !choice.untilTomorrow}
            disabled={save.isPending}
            onChoose={() => save.mutate({ item, soldOut: true, choice })}
          >
            {choiceWords(choice)}
          </Chip>
        ))}
      </div>
      {item.inside.length > 0 && (
        <p className="nte">
          <Icon of={Layers} size={20} />
          <span>{m.supply_inside({ names: item.inside.slice(0, 4).join('、'), count: item.inside.length })}</span>
        </p>
      )}
      {concerned.length > 0 && (
        <p className="nte">
          <Icon of={ReceiptText} size={20} />
          <span>{m.supply_orders({ count: concerned.length, numbers: concerned.map(({ pickupNo }) => pickupNo).join('、') })}</span>
        </p>
      )}
      {save.error && <Failure error={save.error} onRetry={() => save.variables && save.mutate(save.variables)} />}
      {item.soldOut && item.soldOut.storeId !== null && (
        <TabletButton look="go" icon={RotateCw} disabled={save.isPending} onClick={() => save.mutate({ item, soldOut: false })}>
          {m.supply_bring_back()}
        </TabletButton>
      )}
      <p className="until__note">{m.supply_guests_see()}</p>
    </aside>
  )
}

function choiceWords({ id, until }: UntilChoice): string {
  if (id === 'halfHour') return m.board_minutes({ minutes: 30 })
  if (id === 'tomorrow') return m.supply_tomorrow()
  const time = timeOfDay(until ?? 0)
  return id === 'closing' ? m.supply_closing({ time }) : time
}
