import { LogIn } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

/** The partner's login has ended, and with it the partner's coupons. */
export function PartnerLoginLost({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      alert
      icon={LogIn}
      onClose={onClose}
      title={m.coupon_login_lost_title()}
      actions={
        <Button block onClick={onClose}>
          {m.coupon_login_lost_ok()}
        </Button>
      }
    >
      {m.coupon_login_lost_body()}
    </Dialog>
  )
}
