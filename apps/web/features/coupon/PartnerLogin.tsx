import { LogIn } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { asksPartnerLogin, usePartner, usePartnerVouchers } from '../../stores/partner.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** The partner's login has ended: said once a visit to the screen, for who came with the partner (spec 2.40, 8.8). */
export function PartnerLogin() {
  const { error } = usePartnerVouchers()
  const lost = usePartner(({ isYuuGuestKeyLose }) => isYuuGuestKeyLose)
  const [told, setTold] = useState(false)
  return (
    <Dialog
      open={!told && (lost || asksPartnerLogin(error))}
      alert
      icon={LogIn}
      onClose={() => setTold(true)}
      title={m.coupon_login_lost_title()}
      actions={
        <Button block onClick={() => setTold(true)}>
          {m.coupon_login_lost_ok()}
        </Button>
      }
    >
      {m.coupon_login_lost_body()}
    </Dialog>
  )
}
