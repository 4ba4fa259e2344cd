import { getStore, shopOverlayGet, soldOutSave, type SoldOutEntry } from '@harbour/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { offerUndo } from '../../ui/UndoBar.tsx'
import { useShopMenu } from '../menu/use-shop-menu.ts'
import { supplyItems, type SupplyItem } from './supply-items.ts'
import type { UntilChoice } from './sold-out-until.ts'

/** All that the shop sells and what of it has run out, with the moment at which it closes; undefined while it is not known. */
export function useSupply() {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const { menu, error: menuError, retry: retryMenu } = useShopMenu()
  const overlay = useQuery({ ...query(shopOverlayGet, { storeId }), refetchInterval: 30_000 })
  const store = useQuery({ ...query(getStore, { storeId }), staleTime: 60_000 })
  const retry = () => void Promise.all([retryMenu(), overlay.refetch(), store.refetch()])
  return {
    items: menu && overlay.data ? supplyItems(menu, overlay.data.soldOutEntries) : undefined,
    closesAt: store.data?.openness.closesAt ?? null,
    error: menuError ?? overlay.error,
    retry,
  }
}

type Word = { item: SupplyItem; soldOut: boolean; choice?: UntilChoice }

/** Says that something has run out, or is back, and offers to take that back. */
export function useSaySoldOut() {
  const queries = useQueryClient()
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const send = ({ item: { pid }, soldOut, choice }: Word) =>
    call(soldOutSave, { storeId, pid, soldOut, ...(choice && { until: choice.until, untilTomorrow: choice.untilTomorrow }) })
  const refresh = () => queries.invalidateQueries({ queryKey: [shopOverlayGet.name] })
  return useMutation({
    mutationFn: send,
    onSuccess: (_answer, word) => {
      // What cannot be taken back stays as the list shows it, and can be switched there.
      offerUndo(doneWords(word), () => send(opposite(word)).then(refresh, refresh))
    },
    onSettled: refresh,
  })
}

const doneWords = ({ item: { name }, soldOut }: Word) => (soldOut ? m.supply_stopped({ name }) : m.supply_back({ name }))

/** Takes a word back: what had run out before has run out again until it would have. */
function opposite({ item, soldOut }: Word): Word {
  if (soldOut) return { item, soldOut: false }
  return { item, soldOut: true, choice: choiceOf(item.soldOut) }
}

const choiceOf = (entry: SoldOutEntry | undefined): UntilChoice => ({ id: 'before', until: entry?.until ?? null, untilTomorrow: false })
