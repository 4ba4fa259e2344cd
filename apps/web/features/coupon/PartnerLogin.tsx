import { Suspense, useState } from 'react'
import { lazyPart } from '../../stores/lazy-part.ts'
import { asksPartnerLogin, usePartner, usePartnerVouchers } from '../../stores/partner.ts'

const PartnerLoginLost = lazyPart(() => import('./PartnerLoginLost.tsx'), 'PartnerLoginLost')

/** The partner's login has ended: said once a visit to the screen, for who came with the partner (spec 2.40, 8.8). */
export function PartnerLogin() {
  const { error } = usePartnerVouchers()
  const lost = usePartner(({ isYuuGuestKeyLose }) => isYuuGuestKeyLose)
  const [told, setTold] = useState(false)
  const tells = !told && (lost || asksPartnerLogin(error))
  return <Suspense fallback={null}>{(tells || told) && <PartnerLoginLost open={tells} onClose={() => setTold(true)} />}</Suspense>
}
