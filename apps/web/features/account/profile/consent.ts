import { userUpdate } from '@harbour/protocol'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { syncOfferConsent } from '../../../entities/notifications/notification-consent.ts'
import { profileQuery } from '../../../entities/member/profile.ts'
import { deviceNotifications } from '../../../entities/notifications/device-notifications.ts'

type Consent = { receiveNews?: boolean; newsBySms?: boolean; newsByEmail?: boolean }

/** Gives a consent or takes it back. */
export function useConsent() {
  const queries = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (consent: Consent) => call(userUpdate, consent),
    onSuccess(profile, { receiveNews }) {
      queries.setQueryData(profileQuery().queryKey, profile)
      if (receiveNews !== undefined) void syncOfferConsent(queries, deviceNotifications)
    },
  })
  return (consent: Consent) => mutateAsync(consent)
}
