import { userUpdate } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { profileQuery } from '../../stores/profile.ts'

type Consent = { receiveNews?: boolean; newsBySms?: boolean; newsByEmail?: boolean }

/** Gives a consent or takes it back; until the gateway has it the switch shows what was asked, and turns back if it was not taken. */
export function useConsent() {
  const queries = useQueryClient()
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (consent: Consent) => call(userUpdate, consent),
    onSuccess: (profile) => queries.setQueryData(profileQuery().queryKey, profile),
  })
  return { give: (consent: Consent) => mutate(consent), giving: isPending ? variables : undefined }
}
