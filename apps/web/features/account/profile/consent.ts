import { userUpdate } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { tellOffers } from '../../../entities/notifications/notification-consent.ts'
import { profileQuery } from '../../../entities/member/profile.ts'
import { thisNotices } from '../../../entities/notifications/this-notices.ts'

type Consent = { receiveNews?: boolean; newsBySms?: boolean; newsByEmail?: boolean }

/** Gives a consent or takes it back. */
export function useConsent() {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (consent: Consent) => call(userUpdate, consent),
    onSuccess(profile, { receiveNews }) {
      queries.setQueryData(profileQuery().queryKey, profile)
      if (receiveNews !== undefined) void tellOffers(queries, thisNotices)
    },
  })
  return (consent: Consent) => mutateAsync(consent)
}
