import { shopsNowGet, shopStateSaveMany, todayGet, type ShopNow } from '@harbour/protocol'
import { shopStateReasons } from '@harbour/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { offerUndo } from '../../../ui/undo.ts'

/** The reasons that people give for a busy time or a pause. */
export type StateReason = (typeof shopStateReasons)[number]

/** A word about shops: how much longer orders take there, until when they take none, and why. */
export type StateWord = { busyMinutes: number; busyUntil: number | null; pausedUntil: number | null; reason: StateReason | null }

type Saved = { shops: readonly ShopNow[]; change: Partial<StateWord> }

/** Says how busy shops are or until when they pause, at once, with a way back to what was. What is not said of a shop stays as it is there. */
export function useSaveState(onSaved: () => void = () => undefined) {
  const queries = useQueryClient()
  const renew = () => Promise.all([shopsNowGet, todayGet].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })))
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ shops, change }: Saved) => say(shops.map((shop) => ({ storeId: shop.storeId, word: { ...wordOf(shop), ...change } }))),
    onSuccess: (_, { shops }) => {
      onSaved()
      void renew()
      const before = shops.map((shop) => ({ storeId: shop.storeId, word: wordOf(shop) }))
      offerUndo(m.shops_state_saved({ count: shops.length }), () => say(before).then(renew))
    },
  })
  return { save: mutate, isPending, error }
}

const wordOf = ({ busyMinutes, busyUntil, pausedUntil, reason }: ShopNow): StateWord => ({
  busyMinutes,
  busyUntil,
  pausedUntil,
  reason: shopStateReasons.find((each) => each === reason) ?? null,
})

/** Shops of which the same is said are told in one call. */
async function say(words: readonly { storeId: string; word: StateWord }[]): Promise<void> {
  for (const alike of Map.groupBy(words, ({ word }) => JSON.stringify(word)).values()) {
    const [first] = alike
    if (first) await call(shopStateSaveMany, { where: { kind: 'shops', storeIds: alike.map(({ storeId }) => storeId) }, ...first.word })
  }
}
