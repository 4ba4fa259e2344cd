import { orderTypes } from '@harbour/rules'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { m } from '../../../paraglide/messages.js'
import { useHref } from '../../../navigation/go.ts'
import { isMember, useSession } from '../../../api/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChipGroup } from '../../../ui/forms/choices/ChipGroup.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SearchBox } from '../../../ui/forms/fields/SearchBox.tsx'
import { showToast } from '../../../lib/toast.ts'
import { afterMountPart } from '../../../lib/after-mount-part.ts'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import '../order.css'
import { paths } from '../../../navigation/paths.ts'

const MyOrders = afterMountPart(() => import('./MyOrders.tsx'), 'MyOrders', <OrdersSkeleton />)

/** A member's orders; anybody else is asked in first (spec 2.5, 2.36). */
export function OrderListScreen() {
  const member = useSession(({ user }) => isMember(user))
  return member ? <MemberOrders /> : <AskIn />
}

const types = [
  { value: 'all', words: m.order_list_all },
  { value: 'delivery', words: m.order_list_delivery },
  { value: 'takeaway', words: m.order_list_takeaway },
  { value: 'dineIn', words: m.order_list_dine_in },
] as const

function MemberOrders() {
  const [type, setType] = useState<(typeof types)[number]['value']>('all')
  const [typed, setTyped] = useState<string>()
  const keyword = useDeferredValue(typed?.trim())
  const none = keyword ? (
    <EmptyState title={m.order_list_nothing({ words: keyword })} body={m.order_list_nothing_body()}>
      <Button block variant="secondary" onClick={() => setTyped('')}>
        {m.order_list_show_all()}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={type === 'all' ? m.order_list_empty() : m.order_list_empty_type()} body={m.order_list_empty_body()}>
      <Button block href={paths.home}>
        {m.order_list_start()}
      </Button>
    </EmptyState>
  )
  return (
    <div className="app pad-tab">
      <header className="tab-head ol__head">
        <h1>{m.order_list_title()}</h1>
        <IconButton
          icon={typed === undefined ? Search : X}
          label={typed === undefined ? m.order_list_search() : m.order_list_search_end()}
          aria-expanded={typed !== undefined}
          onClick={() => setTyped(typed === undefined ? '' : undefined)}
        />
      </header>
      <main id="main">
        {typed !== undefined && (
          <div className="ol__search">
            <SearchBox
              label={m.order_list_search()}
              placeholder={m.order_list_search_hint()}
              value={typed}
              maxLength={40}
              autoFocus
              onChange={setTyped}
            />
          </div>
        )}
        <ChipGroup
          className="hscroll ol__types"
          label={m.order_list_types()}
          chips={types.map(({ value, words }) => ({ value, label: words() }))}
          value={type}
          onChange={setType}
        />
        <MyOrders orderType={type === 'all' ? undefined : orderTypes[type]} keyword={keyword || undefined} none={none} />
      </main>
    </div>
  )
}

function AskIn() {
  const href = useHref()
  // The toast stands outside the screens, and outlasts this one.
  useEffect(() => showToast(m.shell_not_member()), [])
  return <Navigate to={href(paths.login, { page: 'home' })} replace />
}
