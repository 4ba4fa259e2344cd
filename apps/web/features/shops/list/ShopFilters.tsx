import { orderTypes } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { locationStatuses, useGuestLocation } from '../../../entities/location/guest-location.ts'
import { setOrderLocation } from '../../../entities/location/order-location.ts'
import { Chip } from '../../../ui/forms/choices/Chip.tsx'
import type { OnSiteOrderType } from '../on-site-order-type.ts'

export type ShopFilter = 'often' | 'open' | 'locker'
type ShopFiltersProps = {
  orderType: OnSiteOrderType
  filters: readonly ShopFilter[]
  onChange: (filters: ShopFilter[]) => void
  near: boolean
  onNear: () => void
}

/** Nobody eats in at a locker. */
export const filtersFor = (orderType: OnSiteOrderType): readonly ShopFilter[] =>
  orderType === orderTypes.takeaway ? ['often', 'open', 'locker'] : ['often', 'open']

/** Chips over the list. "Nearest" is on while the list knows what it is near; a tap uses the guest's own location. */
export function ShopFilters({ orderType, filters, onChange, near, onNear }: ShopFiltersProps) {
  const { status } = useGuestLocation()
  const dineIn = orderType === orderTypes.dineIn
  const toggle = (filter: ShopFilter) =>
    onChange(filters.includes(filter) ? filters.filter((each) => each !== filter) : [...filters, filter])
  return (
    <div className="hscroll shops__chips" role="group" aria-label={m.shops_filters()}>
      <Chip
        on={near && status !== locationStatuses.searching && !filters.includes('often')}
        aria-busy={status === locationStatuses.searching}
        onClick={onNear}
      >
        {status === locationStatuses.searching ? m.shops_locating() : m.shops_nearest()}
      </Chip>
      {filtersFor(orderType).map((filter) => (
        <Chip key={filter} on={filters.includes(filter)} onClick={() => toggle(filter)}>
          {words[filter]()}
        </Chip>
      ))}
      <Chip on={dineIn} onClick={() => setOrderLocation({ orderType: dineIn ? orderTypes.takeaway : orderTypes.dineIn })}>
        {m.shops_dine_in()}
      </Chip>
    </div>
  )
}

const words: Record<ShopFilter, () => string> = { often: m.shops_often, open: m.shops_open_now, locker: m.shops_with_locker }
