import { ChevronLeft, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { paths } from '../paths.ts'
import { EndedOrderRow } from './EndedOrderRow.tsx'
import './OrderHistory.css'
import { useHistory } from './use-history.ts'

/** The orders of today that have ended: the latest first, found by number or phone, older ones when they are asked for. */
export function OrderHistory() {
  const navigate = useNavigate()
  const [typed, type] = useState('')
  const search = useDeferredValue(typed.trim())
  const { orders, day, error, isPending, hasMore, isLoadingMore, loadMore, retry } = useHistory(search)
  return (
    <div className="hist">
      <header className="hist__head">
        <TabletButton className="kb--ic" aria-label={m.detail_back()} onClick={() => void navigate(paths.board)}>
          <Icon of={ChevronLeft} size={28} />
        </TabletButton>
        <h1>{m.history_title()}</h1>
        {day && <span>{day}</span>}
        <label className="hist__find">
          <Icon of={Search} />
          <span className="visually-hidden">{m.history_search()}</span>
          <input
            type="search"
            maxLength={40}
            value={typed}
            placeholder={m.history_search()}
            onChange={({ target }) => type(target.value)}
          />
        </label>
      </header>
      <div className="hist__l">
        {error && (
          <div className="hist__none" role="alert">
            <p>{error.message}</p>
            <TabletButton onClick={retry}>{m.frame_retry()}</TabletButton>
          </div>
        )}
        {isPending && !error && <p className="hist__none">{m.frame_loading()}</p>}
        {orders?.length === 0 && (
          <div className="hist__none" role="status">
            <p>{search ? m.history_not_found({ search }) : m.history_none()}</p>
            {search && <TabletButton onClick={() => type('')}>{m.history_clear()}</TabletButton>}
          </div>
        )}
        <ol>
          {orders?.map((order) => (
            <EndedOrderRow key={order.orderId} order={order} />
          ))}
        </ol>
        {hasMore && (
          <TabletButton block disabled={isLoadingMore} onClick={loadMore}>
            {isLoadingMore ? m.frame_loading() : m.history_older()}
          </TabletButton>
        )}
      </div>
    </div>
  )
}
