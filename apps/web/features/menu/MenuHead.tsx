import { orderTypes } from '@harbour/rules'
import { CalendarClock, ChevronDown, ChevronLeft, Search } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { useTimeQuestion } from '../../entities/location/time-question.ts'
import { useServerTimeValue } from '../../lib/server-clock.ts'
import { useBack } from '../../navigation/go.ts'
import { useWantedAt } from '../../entities/location/order-time.ts'
import { shopOf, type useOrderLocation } from '../../entities/location/order-location.ts'
import type { OrderOpenness } from '../../entities/shop/promised-time.ts'
import { orderTypeLabel } from '../../entities/order/order-type-label.ts'
import { orderTimeWords } from '../../entities/shop/order-time-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { paths } from '../../navigation/paths.ts'

/** An order of somebody else: what it is called, of which shop, and the way to it. */
export type OthersOrder = { title: string; note: string; open: () => void }

type MenuHeadProps = {
  where: ReturnType<typeof useOrderLocation>
  shopName: string | undefined
  shopOpenness: OrderOpenness | undefined
  /** The order of somebody else that this menu adds to. */
  into: OthersOrder | undefined
  /** The guest comes back from the search: the focus returns to where it began. */
  searched: boolean
  onSearch: () => void
}

/** The head of the menu keeps how, where and how soon in sight; a tap changes them. */
export function MenuHead({ where, shopName, shopOpenness, into, searched, onSearch }: MenuHeadProps) {
  const back = useBack()
  const { orderType, address } = where
  const delivering = orderType === orderTypes.delivery
  const place = delivering ? address?.building : shopName
  const { ask } = useTimeQuestion()
  const wantedAt = useWantedAt()
  const time = useServerTimeValue((now) => orderTimeWords(shopOpenness, wantedAt, now))
  const note = [time, delivering ? shopName : undefined].filter(Boolean).join(' · ')
  return (
    <header className="mh">
      <div className="mh__row">
        <IconButton icon={ChevronLeft} label={m.ui_back()} onClick={() => back(paths.home)} />
        {into ? (
          <button type="button" className="mh__where" onClick={into.open}>
            <b>
              <span className="clamp2">{into.title}</span>
            </b>
            <span className="cap ink2 clamp2">{into.note}</span>
          </button>
        ) : (
          <Anchor className="mh__where" href={delivering ? paths.addressSearch(1) : paths.shops}>
            <b>
              <span className="clamp2">
                {[orderTypeLabel[orderType](), place ?? (delivering ? m.menu_choose_address() : m.menu_choose_shop())].join(' · ')}
              </span>
              <Icon of={ChevronDown} size={16} />
            </b>
            <span className="cap ink2 clamp2">{note || m.menu_browsing()}</span>
          </Anchor>
        )}
        {!into && shopOf(where) && <IconButton icon={CalendarClock} label={m.menu_time({ time: time ?? '' })} onClick={ask} />}
        <IconButton icon={Search} label={m.menu_search()} onClick={onSearch} autoFocus={searched} />
      </div>
    </header>
  )
}
