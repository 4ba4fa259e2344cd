import { voucherWelcomePackGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { TicketPercent } from 'lucide-react'
import { query } from '../../call.ts'
import { m } from '../../paraglide/messages.js'
import { useWhere } from '../../stores/place.ts'
import { isMember, useSession } from '../../stores/session.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { WelcomeGift } from './WelcomeGift.tsx'
import './account.css'

/** Coupons belong to members: who is not one is told so, and where the offers for everyone are (spec 2.4, 6.1). A member sees what the welcome holds. */
export function CouponsScreen() {
  const member = useSession(({ user }) => isMember(user))
  return (
    <div className="app pad-tab mine">
      <header className="mine__head">
        <h1>{m.account_coupons_title()}</h1>
      </header>
      <main id="main">{member ? <MembersCoupons /> : <NoCoupons body={m.account_coupons_body()} asksIn />}</main>
    </div>
  )
}

function MembersCoupons() {
  const { orderType } = useWhere()
  const { data } = useQuery(query(voucherWelcomePackGet, {}, { background: true, handles: 'all' }))
  const gifts = data?.items.filter(({ kind }) => kind !== 'points')
  if (!gifts || gifts.length === 0) return <NoCoupons body={m.account_coupons_none_member()} />
  return (
    <section className="stack" aria-labelledby="gifts">
      <h2 id="gifts" className="t2">
        {m.welcome_pack()}
      </h2>
      <p className="small ink2">{m.account_coupons_member()}</p>
      {gifts.map((item) => (
        <WelcomeGift key={item.title} item={item} />
      ))}
      <Button block href={`/orderFood/${orderType}`}>
        {m.account_see_menu()}
      </Button>
    </section>
  )
}

function NoCoupons({ body, asksIn }: { body: string; asksIn?: boolean }) {
  const { orderType } = useWhere()
  return (
    <EmptyState
      art={
        <span className="cpn__art">
          <Icon of={TicketPercent} size={28} />
        </span>
      }
      title={m.account_coupons_none()}
      body={body}
    >
      <Button block href={`/orderFood/${orderType}`}>
        {m.account_see_menu()}
      </Button>
      {asksIn && (
        <Button variant="ghost" block href="/login?page=home">
          {m.account_sign_in()}
        </Button>
      )}
    </EmptyState>
  )
}
