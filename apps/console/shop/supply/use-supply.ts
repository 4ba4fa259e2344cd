import { getStore, shopOverlayGet, soldOutSave, type SoldOutEntry } from '@harbour/protocol'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { offerUndo } from '../../ui/UndoBar.tsx'
import { momentWords } from '../../lib/format.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useShopMenu } from '../menu/use-shop-menu.ts'
import { supplyItems, type SupplyItem } from './supply-items.ts'
import type { UntilChoice } from './sold-out-until.ts'

/** All that the shop sells and what of it has run out, with the moment at which it closes and the times at which it opens; undefined while it is not known. */
export function useSupply() {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const { menu, error: menuError, retry: retryMenu } = useShopMenu()
  const overlay = useQuery({ ...query(shopOverlayGet, { storeId }), refetchInterval: 30_000 })
  const store = useQuery({ ...query(getStore, { storeId }), staleTime: 60_000 })
  const retry = () => void Promise.all([retryMenu(), overlay.refetch(), store.refetch()])
  return {
    items: menu && overlay.data ? supplyItems(menu, overlay.data.soldOutEntries) : undefined,
    closesAt: store.data?.openness.closesAt ?? null,
    openings: store.data?.hours.flatMap(({ rows }) => rows.map(({ startTime }) => startTime)) ?? [],
    error: menuError ?? overlay.error,
    retry,
  }
}

export type SupplyWord = { item: SupplyItem; soldOut: boolean; choice?: UntilChoice }

/** Says that something has run out, or is back, and offers to take that back. */
export function useSaySoldOut() {
  const queries = useQueryClient()
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const send = ({ item: { pid }, soldOut, choice }: SupplyWord) =>
    call(soldOutSave, { storeId, pid, soldOut, ...(choice && { until: choice.until, untilTomorrow: choice.untilTomorrow }) })
  const refresh = () => queries.invalidateQueries({ queryKey: [shopOverlayGet.name] })
  const save = useMutation({
    mutationFn: send,
    onSuccess: (_answer, word) => {
      // What cannot be taken back stays as the list shows it, and can be switched there.
      offerUndo(doneWords(word), () => send(opposite(word)).then(refresh, refresh))
    },
    onSettled: refresh,
  })
  return { ...save, pendingPid: save.isPending ? save.variables.item.pid : undefined }
}

export type SaySoldOut = ReturnType<typeof useSaySoldOut>

function doneWords({ item: { name }, soldOut, choice }: SupplyWord): string {
  if (!soldOut) return m.supply_back({ name })
  if (choice?.untilTomorrow) return m.supply_stopped_tomorrow({ name })
  if (choice?.id === 'closing') return m.supply_stopped_closing({ name })
  return choice?.until ? m.supply_stopped_until({ name, time: momentWords(choice.until, serverNow()) }) : m.supply_stopped({ name })
}

/** Takes a word back: what had run out before has run out again until it would have, what had not is sold again. */
const opposite = ({ item }: SupplyWord): SupplyWord =>
  item.soldOut ? { item, soldOut: true, choice: choiceOf(item.soldOut) } : { item, soldOut: false }

const choiceOf = ({ until }: SoldOutEntry): UntilChoice => ({ id: 'before', until, untilTomorrow: false })
