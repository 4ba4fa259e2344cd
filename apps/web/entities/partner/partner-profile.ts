import { yuuLoginStatus, yuuProfileGet } from '@harbour/protocol'
import { regions } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { call, query } from '../../api/call.ts'
import { hostKind } from '../../lib/host-kind.ts'
import { isTokenPending, usePartner } from './partner.ts'
import { placesOf } from './partner-places.ts'
import { brand } from '../../api/region.ts'
import { useSession } from '../../api/session.ts'

const quietly = { background: true, handles: 'all' } as const

/** The partner's profile of its guest: the card, and their addresses in this region (spec 7.18, 7.19). Only for who came in its app. */
export function usePartnerProfile() {
  const userId = useSession(({ user }) => user?.userId)
  const opened = usePartner(({ yuuGuestKey, isYuuGuestKeyLose }) => yuuGuestKey !== '' && !isYuuGuestKeyLose)
  return useQuery({
    ...query(yuuLoginStatus, { userId }),
    queryFn: async ({ signal }) => {
      const { yuuToken } = await call(yuuLoginStatus, { userId }, { ...quietly, signal })
      const { cardNo, memberProfileList } = await call(yuuProfileGet, { yuuToken }, { ...quietly, signal })
      return { cardNo, places: placesOf(memberProfileList, regions[brand()].code) }
    },
    enabled: hostKind() === 'partner' && opened && !isTokenPending() && userId !== undefined,
    staleTime: Infinity,
    retry: false,
  })
}
