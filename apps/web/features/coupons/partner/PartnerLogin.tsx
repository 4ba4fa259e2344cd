import { Suspense } from 'react'
import { optionalLazyPart } from '../../../lib/lazy-part.ts'
import { usePartner } from '../../../entities/partner/partner.ts'

const PartnerLoginWatch = optionalLazyPart(() => import('./PartnerLoginWatch.tsx'), 'PartnerLoginWatch')

/** A guest who came with the partner is told when its login has ended; for nobody else is there anything to look at. */
export function PartnerLogin() {
  const withPartner = usePartner(({ yuuGuestKey, isYuuGuestKeyLose }) => yuuGuestKey !== '' || isYuuGuestKeyLose)
  return <Suspense fallback={null}>{withPartner && <PartnerLoginWatch />}</Suspense>
}
