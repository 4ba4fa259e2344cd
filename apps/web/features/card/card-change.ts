import { cardGet, cardRemove, cardSetDefault } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'

/** Says whether the saved card is used first; until the gateway has it the switch shows what was asked. */
export function useDefaultCard(cardId: string) {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isDefault: boolean) => call(cardSetDefault, { cardId, isDefault }),
    onSettled: () => queries.invalidateQueries({ queryKey: [cardGet.name] }),
  })
  return { setDefault: (isDefault: boolean) => mutate(isDefault), settingDefault: isPending ? variables : undefined }
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
