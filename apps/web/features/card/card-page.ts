import { cardGet, cardPageGet, cardPageOpen, type Answer } from '@harbour/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { call, query } from '../../api/call.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { openProviderPage, useStepOverProvider } from '../../entities/payment/provider-page.ts'
import { onBackAgain } from '../../lib/on-back-again.ts'
import { showToast } from '../../lib/toast.ts'
import { useGo } from '../../navigation/go.ts'
import { paths } from '../../navigation/paths.ts'
import { m } from '../../paraglide/messages.js'

/** The word in the address of who comes back from the provider's page: `done` with a card, `left` without. */
const mark = 'saving'
/** The milliseconds after which a page is asked about again. */
const again = 2000

/**
 * Takes a member to the provider's page, where a card is saved. A double tap, another tab and a second try after a lost answer come to one page: the server has one at a
 * time for a member. Whatever the answer, how the card stands is asked anew.
 */
export function useCardPage() {
  const queries = useQueryClient()
  const { mutate, reset, isPending, data, error } = useMutation({
    mutationFn: openOnce,
    onSuccess: ({ page }) => (page === null ? showToast(m.card_added()) : openProviderPage(page)),
    onSettled: () => queries.invalidateQueries({ queryKey: [cardGet.name] }),
  })
  const forget = useEffectEvent(reset)
  // A guest who comes back from the provider's page to this one, as the browser kept it, is on the way there no longer.
  useEffect(() => onBackAgain(forget), [])
  return { open: () => mutate(), busy: isPending || data !== undefined, failed: error instanceof CallFailure ? error.message : undefined }
}

let opening: Promise<Answer<typeof cardPageOpen>> | undefined

function openOnce() {
  opening ??= call(cardPageOpen, {}, { handles: 'all' }).finally(() => (opening = undefined))
  return opening
}

/** A member who comes back from the page: true until it is known what came of it, which is then said, and forgotten by the address. */
export function useCardPageReturn(): boolean {
  const [params] = useSearchParams()
  const [queries, go] = [useQueryClient(), useGo()]
  const returned = params.get(mark)
  useStepOverProvider(paths.savedCard, mark)
  const { data } = useQuery({
    ...query(cardPageGet, {}, { background: true, handles: 'all' }),
    enabled: returned !== null,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (outcomeOf(state.data, returned) === undefined ? again : false),
  })
  const outcome = returned === null ? undefined : outcomeOf(data, returned)
  const tell = useEffectEvent(async () => {
    await queries.invalidateQueries({ queryKey: [cardGet.name] })
    showToast(outcome === 'saved' ? m.card_added() : m.card_left())
    go(paths.savedCard, { replace: true })
  })
  // The toast and the address are outside React.
  useEffect(() => {
    if (outcome) void tell()
  }, [outcome])
  return returned !== null
}

/** Undefined while nobody knows: the provider has not answered, or has brought back with a card who has none there yet. */
function outcomeOf(page: Answer<typeof cardPageGet> | undefined, returned: string | null): 'saved' | 'none' | undefined {
  if (page === undefined || page.state === 'unsure' || (page.state === 'open' && returned === 'done')) return undefined
  return page.state === 'saved' ? 'saved' : 'none'
}
