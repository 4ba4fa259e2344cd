import { Suspense, useState } from 'react'
import { optionalLazyPart } from '../../../lib/lazy-part.ts'
import { usePartnerProfile } from '../../../entities/partner/partner-profile.ts'
import { asksPartnerLogin, usePartner, usePartnerVouchers } from '../../../entities/partner/partner.ts'
import { isMember, useSession } from '../../../api/session.ts'

const PartnerLoginLost = optionalLazyPart(() => import('./PartnerLoginLost.tsx'), 'PartnerLoginLost')

/** The partner's login has ended: said once a visit to the screen, for who came with the partner (spec 2.40, 8.8). */
export function PartnerLoginWatch() {
  const { error } = usePartnerVouchers()
  const { error: unknown } = usePartnerProfile()
  // A member of ours may have another phone there than with us.
  const member = useSession(({ user }) => isMember(user))
  const lost = usePartner(({ isYuuGuestKeyLose }) => isYuuGuestKeyLose)
  const [told, setTold] = useState(false)
  const tells = !told && (lost || asksPartnerLogin(error) || (!member && asksPartnerLogin(unknown)))
  return <Suspense fallback={null}>{(tells || told) && <PartnerLoginLost open={tells} onClose={() => setTold(true)} />}</Suspense>
}
