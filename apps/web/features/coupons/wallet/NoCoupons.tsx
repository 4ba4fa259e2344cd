import { TicketPercent } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { useOrderLocation } from '../../../entities/location/order-location.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { paths } from '../../../navigation/paths.ts'

type NoCouponsProps = { title?: string; body: string; asksIn?: boolean }

/** Nothing to show, and the ways on: the menu, and for who is not logged in the login (spec 6.1). */
export function NoCoupons({ title = m.coupon_none(), body, asksIn }: NoCouponsProps) {
  const { orderType } = useOrderLocation()
  return (
    <EmptyState
      art={
        <span className="cps__art">
          <Icon of={TicketPercent} size={28} />
        </span>
      }
      title={title}
      body={body}
    >
      <Button block href={paths.menu(orderType)}>
        {m.coupon_see_menu()}
      </Button>
      {asksIn && (
        <Button variant="ghost" block href={`${paths.login}?page=${paths.coupons(1)}`}>
          {m.coupon_sign_in()}
        </Button>
      )}
    </EmptyState>
  )
}
