import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { useBack, useHref } from '../../navigation/go.ts'
import { AppBar } from '../../ui/frame/AppBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../lib/toast.ts'
import { savedCardQuery } from './bind-card.ts'
import { CardForm } from './CardForm.tsx'
import './card.css'
import { paths } from '../../navigation/paths.ts'

/** The screen that saves a card (spec 1.20, 2.19); a guest who has one is shown that one (spec 5.14), as is where the provider's page is opened. */
export function BindCardScreen() {
  const back = useBack()
  const href = useHref()
  const { data, isError, isFetching, refetch } = useQuery(savedCardQuery())
  const [done, setDone] = useState(false)
  const leave = () => back(paths.savedCard)
  const saved = () => {
    setDone(true)
    showToast(m.card_added())
    leave()
  }
  // The card that was saved right here leads back, not on.
  const had = !done && data?.cards[0]
  return (
    <div className="app pad-cta crd--bind">
      <AppBar line title={m.card_add()} onBack={leave} />
      <main id="main">
        {!data && !isError && <Skeleton height={420} />}
        {isError && !data && (
          <EmptyState title={m.card_lost()}>
            <Button block loading={isFetching} onClick={() => void refetch()}>
              {m.card_retry()}
            </Button>
          </EmptyState>
        )}
        {data && (had || (data.mayBind && !data.tokens)) && <Navigate to={href(paths.savedCard)} replace />}
        {data && !had && !data.mayBind && !data.tokens && <EmptyState title={m.card_none()} body={m.card_later()} />}
        {data?.tokens && !had && <CardForm tokens={data.tokens} onSaved={saved} />}
      </main>
    </div>
  )
}
