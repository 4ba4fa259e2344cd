import { userUpdate } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { profileQuery } from '../../stores/profile.ts'

type Consent = { receiveNews?: boolean; newsBySms?: boolean; newsByEmail?: boolean }

/** Gives a consent or takes it back. */
export function useConsent() {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (consent: Consent) => call(userUpdate, consent),
    onSuccess: (profile) => queries.setQueryData(profileQuery().queryKey, profile),
  })
  return (consent: Consent) => mutateAsync(consent)
}
