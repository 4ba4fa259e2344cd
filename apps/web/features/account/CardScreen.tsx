import { cardGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { CreditCard, Info } from 'lucide-react'
import { query } from '../../call.ts'
import { m } from '../../paraglide/messages.js'
import { useBack } from '../../stores/go.ts'
import { AppBar } from '../../ui/AppBar.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './account.css'

/** The saved card: one at most (spec 9.15). As long as no card can be paid with, none can be saved, and this says so. */
export function CardScreen() {
  const back = useBack()
  const { data, isError, isFetching, refetch } = useQuery(query(cardGet, {}, { background: true, handles: 'all' }))
  return (
    <div className="app crd">
      <AppBar line title={m.account_card()} onBack={() => back('/mine')} />
      <main id="main" className="crd__in">
        {!data && !isError && <Skeleton height={196} radius={22} />}
        {isError && (
          <Button variant="tint" block loading={isFetching} reason={m.account_card_lost()} onClick={() => void refetch()}>
            {m.account_retry()}
          </Button>
        )}
        {data?.cards.length === 0 && (
          <EmptyState art={<CardArt />} title={m.account_card_none()} body={data.mayBind ? undefined : m.account_card_later()} />
        )}
        {data?.cards.map(({ cardId, scheme, last4, expiryMonth, expiryYear }) => (
          <section key={cardId} className="bcard" aria-label={m.account_card_name({ scheme, last4 })}>
            <b className="t3">{scheme}</b>
            <p className="bcard__no">•••• •••• •••• {last4}</p>
            <p className="small">{m.account_card_until({ month: String(expiryMonth).padStart(2, '0'), year: expiryYear })}</p>
          </section>
        ))}
        {data && data.cards.length > 0 && (
          <Banner icon={Info} note>
            {m.account_card_one()}
          </Banner>
        )}
      </main>
    </div>
  )
}

function CardArt() {
  return (
    <span className="cpn__art">
      <Icon of={CreditCard} size={28} />
    </span>
  )
}
