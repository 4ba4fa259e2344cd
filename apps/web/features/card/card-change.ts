import { cardGet, cardRemove, cardSetDefault } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { m } from '../../paraglide/messages.js'
import { showToast } from '../../ui/toast.ts'

/** Removes the saved card, and says whether it is used first; what the gateway then has is asked anew. */
export function useCardChange(cardId: string) {
  const queries = useQueryClient()
  const anew = () => queries.invalidateQueries({ queryKey: [cardGet.name] })
  const removing = useMutation({
    mutationFn: () => call(cardRemove, { cardId }),
    onSuccess: async () => {
      await anew()
      showToast(m.card_removed())
    },
  })
  const setting = useMutation({
    mutationFn: (isDefault: boolean) => call(cardSetDefault, { cardId, isDefault }),
    onSettled: anew,
  })
  return {
    remove: () => removing.mutate(),
    removing: removing.isPending,
    setDefault: (isDefault: boolean) => setting.mutate(isDefault),
    settingDefault: setting.isPending ? setting.variables : undefined,
  }
}
