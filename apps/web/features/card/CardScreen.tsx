import { useQuery } from '@tanstack/react-query'
import { CreditCard, Plus } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { useBack } from '../../navigation/go.ts'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { CtaBar } from '../../ui/frame/CtaBar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AddCard } from './AddCard.tsx'
import { savedCardQuery } from './bind-card.ts'
import { useCardPageReturn } from './card-page.ts'
import { RemoveCard } from './RemoveCard.tsx'
import { SavedCard } from './SavedCard.tsx'
import './card.css'
import { paths } from '../../navigation/paths.ts'

/** The saved card: one at most (spec 1.20, 2.18, 5.14, 9.15). */
export function CardScreen() {
  const back = useBack()
  const returning = useCardPageReturn()
  const { isFetching, refetch, ...read } = useQuery(savedCardQuery())
  // What was known before the provider's page is not said of whoever comes back from it.
  const [data, isError] = returning ? [undefined, false] : [read.data, read.isError]
  const [card] = data?.cards ?? []
  const [asking, setAsking] = useState(false)
  return (
    <div className="app pad-cta">
      <AppBar line title={m.account_card()} onBack={() => back(paths.account)} />
      <main id="main" className="crd__form">
        {!data && !isError && <Skeleton height={196} radius={22} />}
        {returning && (
          <p className="small ink2" role="status">
            {m.card_page_asking()}
          </p>
        )}
        {isError && !data && (
          <Button variant="tint" block loading={isFetching} reason={m.card_lost()} onClick={() => void refetch()}>
            {m.card_retry()}
          </Button>
        )}
        {data && !card && <EmptyState art={<CardArt />} title={m.card_none()} body={data.mayBind ? m.card_none_body() : m.card_later()} />}
        {card && <SavedCard card={card} onRemove={() => setAsking(true)} />}
        {card && (
          <CtaBar>
            <Button block disabled reason={m.card_remove_first()}>
              <Icon of={Plus} size={20} />
              {m.card_add_another()}
            </Button>
          </CtaBar>
        )}
        {data?.mayBind && <AddCard onPage={data.tokens === null} />}
      </main>
      <RemoveCard open={asking} card={card} onClose={() => setAsking(false)} />
    </div>
  )
}

function CardArt() {
  return (
    <span className="crd__art">
      <Icon of={CreditCard} size={28} />
    </span>
  )
}
