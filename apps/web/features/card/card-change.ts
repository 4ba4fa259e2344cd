import { cardGet, cardRemove, cardSetDefault } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../lib/toast.ts'

/** Says whether the saved card is used first. */
export function useDefaultCard(cardId: string) {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (isDefault: boolean) => call(cardSetDefault, { cardId, isDefault }),
    onSettled: () => queries.invalidateQueries({ queryKey: [cardGet.name] }),
  })
  return (isDefault: boolean) => mutateAsync(isDefault)
}

/** Removes the saved card; what the gateway then has is asked anew. */
export function useRemoveCard(onRemoved: () => void) {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (cardId: string) => call(cardRemove, { cardId }),
    async onSuccess() {
      onRemoved()
      await queries.invalidateQueries({ queryKey: [cardGet.name] })
      showToast(m.card_removed())
    },
  })
  return { remove: (cardId: string) => mutate(cardId), removing: isPending }
}
