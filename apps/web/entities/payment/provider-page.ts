import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useGo } from '../../navigation/go.ts'
import { onBackAgain } from '../../lib/on-back-again.ts'

/** The key of the length that this tab's history had once the provider's page had its place in it; kept while the guest is there. */
const leaving = 'pay-leaving'
/** The query that the provider has sent its guest back with, for the page that they had left. */
const returned = 'pay-returned'
/** Browsers keep so many entries of a tab, and count no further: from there on nobody can say where a page stands. */
const mostEntries = 50

/** Opens the provider's page in an entry of its own, the last one, so that who comes back from it can step over it. */
export function openProviderPage(page: string) {
  const state = history.state as { leaving?: boolean } | null // the router's own, or ours
  // A page that did not open has left its entry here.
  if (!state?.leaving) history.pushState({ ...state, leaving: true }, '')
  sessionStorage.setItem(leaving, String(history.length))
  location.replace(page)
}

/**
 * A guest who comes back from the provider goes on where they had left for it: the provider's pages stay ahead of it in the history, never behind, so that no way
 * back leads to a page where nothing is to be done any more. `path` is the screen that they come back to, one of the `marks` in its address says that they do.
 */
export function useStepOverProvider(path: string, ...marks: string[]) {
  const [params] = useSearchParams()
  const go = useGo()
  const arrive = useEffectEvent(() => {
    const search = takeFrom(returned)
    if (search !== null) return go(path, { replace: true, query: broughtBack(new URLSearchParams(search)) })
    const length = Number(takeFrom(leaving) ?? NaN)
    if (!marks.some((mark) => params.has(mark)) || !(length <= history.length) || history.length >= mostEntries) {
      if (params.has(fromBank)) go(path, { replace: true, query: broughtBack(params) })
      return
    }
    sessionStorage.setItem(returned, location.search)
    history.go(length - 1 - history.length)
  })
  // The history is the browser's. A page that it has kept is shown again without being drawn anew.
  useEffect(() => {
    arrive()
    return onBackAgain(arrive)
  }, [])
}

/** Stripe brings back who was at their bank for a saved card with the payment's name and its secret, which no address is to show. */
const fromBank = 'payment_intent'

function broughtBack(params: URLSearchParams): Record<string, string> {
  const { payment_intent: intent, payment_intent_client_secret: _, redirect_status: __, ...rest } = Object.fromEntries(params)
  return intent === undefined ? rest : { ...rest, payment: '1' }
}

function takeFrom(key: string): string | null {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return kept
}
