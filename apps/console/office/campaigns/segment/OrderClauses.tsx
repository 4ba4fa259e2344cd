import { mostSegmentDays } from '@harbour/protocol'
import { useOffice } from '../../../api/keys.ts'
import { m } from '../../../paraglide/messages.js'
import { dishOptions, shopOptions } from '../../catalogue/pick-options.ts'
import { ChipNumber } from '../../ui/sentence/ChipNumber.tsx'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import { ChipSelect } from '../../ui/sentence/ChipSelect.tsx'
import { boundsOf, withBounds, type Bounds, type SegmentEdit } from './segment-edit.ts'

const mostTimes = 999

/** So many orders in so many days, or none. */
export function OrdersClause({ segment, onChange, disabled }: SegmentEdit) {
  const { orders } = segment
  if (!orders) return null
  const change = (next: Partial<typeof orders>) => onChange({ ...segment, orders: { ...orders, ...next } })
  const bounds = boundsOf(orders)
  const times = { disabled, least: 0, most: mostTimes }
  return (
    <>
      <ChipSelect
        label={m.campaigns_how_often()}
        value={bounds}
        disabled={disabled}
        options={boundsOptions()}
        onChange={(chosen) => change(withBounds(orders, chosen))}
      />
      {(bounds === 'least' || bounds === 'between') && (
        <ChipNumber {...times} label={m.campaigns_times_least()} value={orders.least} onChange={(least) => change({ least })} />
      )}
      {bounds === 'between' && m.campaigns_to()}
      {(bounds === 'most' || bounds === 'between') && (
        <ChipNumber {...times} label={m.campaigns_times_most()} value={orders.most ?? 0} onChange={(most) => change({ most })} />
      )}
      {bounds !== 'never' && <span>{m.campaigns_times_unit()}</span>}
      <Days days={orders.days} of={m.campaigns_on_orders()} disabled={disabled} onChange={(days) => change({ days })} />
    </>
  )
}

const boundsOptions = (): { value: Bounds; words: string }[] => [
  { value: 'least', words: m.campaigns_ordered_least() },
  { value: 'most', words: m.campaigns_ordered_most() },
  { value: 'between', words: m.campaigns_ordered_between() },
  { value: 'never', words: m.campaigns_ordered_never() },
]

/** Dishes that were ordered in so many days, or never. */
export function DishesClause({ segment, onChange, disabled, dishes: all, names, locale }: SegmentEdit) {
  const { dishes } = segment
  if (!dishes) return null
  const change = (next: Partial<typeof dishes>) => onChange({ ...segment, dishes: { ...dishes, ...next } })
  const { pids } = dishes
  const picked =
    pids.length > 3 ? m.campaigns_dishes_count({ count: pids.length }) : pids.map((pid) => names.dish(pid, locale)).join(m.campaigns_or())
  return (
    <>
      <ChipSelect
        label={m.campaigns_ordered_or_not()}
        value={dishes.ordered ? 'yes' : 'no'}
        disabled={disabled}
        options={[
          { value: 'yes', words: m.campaigns_dishes_yes() },
          { value: 'no', words: m.campaigns_dishes_no() },
        ]}
        onChange={(value) => change({ ordered: value === 'yes' })}
      />
      <ChipSelect
        label={m.campaigns_which_dishes()}
        value={dishes.sets ? 'sets' : 'some'}
        disabled={disabled}
        options={[
          { value: 'sets', words: pids.length > 0 ? m.campaigns_set_or() : m.campaigns_any_set() },
          { value: 'some', words: m.campaigns_one_of() },
        ]}
        onChange={(value) => change({ sets: value === 'sets' })}
      />
      <ChipPick
        label={m.campaigns_dishes()}
        words={pids.length > 0 ? picked : dishes.sets ? m.campaigns_more_dishes() : m.campaigns_choose_dishes()}
        options={dishOptions(all, locale)}
        picked={pids}
        disabled={disabled}
        onChange={(ids) => change({ pids: ids })}
      />
      <Days days={dishes.days} of={m.campaigns_on_dishes()} disabled={disabled} onChange={(days) => change({ days })} />
    </>
  )
}

/** The shops at one of which somebody has ordered in so many days. */
export function ShopsClause({ segment, onChange, disabled, shops, names, locale }: SegmentEdit) {
  const brand = useOffice(({ brand }) => brand)
  const { stores } = segment
  if (!stores) return null
  const change = (next: Partial<typeof stores>) => onChange({ ...segment, stores: { ...stores, ...next } })
  const { storeIds } = stores
  const picked =
    storeIds.length > 3
      ? m.campaigns_shops_count({ count: storeIds.length })
      : storeIds.map((id) => names.shop(id, locale)).join(m.campaigns_or())
  return (
    <>
      {m.campaigns_ordered_at()}
      <ChipPick
        label={m.campaigns_on_shops()}
        words={storeIds.length > 0 ? picked : m.campaigns_choose_shops()}
        options={shopOptions(
          shops.filter((shop) => shop.brand === brand),
          locale,
        )}
        picked={storeIds}
        disabled={disabled}
        onChange={(ids) => change({ storeIds: ids })}
      />
      <Days days={stores.days} of={m.campaigns_on_shops()} disabled={disabled} onChange={(days) => change({ days })} />
    </>
  )
}

type DaysProps = { days: number; of: string; disabled: boolean; onChange: (days: number) => void }

function Days({ days, of, disabled, onChange }: DaysProps) {
  return (
    <>
      <span>{m.campaigns_in_last()}</span>
      <ChipNumber
        label={m.campaigns_days_of({ condition: of })}
        value={days}
        least={1}
        most={mostSegmentDays}
        disabled={disabled}
        onChange={onChange}
      />
      {m.campaigns_days_unit()}
    </>
  )
}
