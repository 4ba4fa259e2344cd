import { m } from '../../../paraglide/messages.js'
import { goToPartner, useHasPartnerUrl } from '../../../entities/partner/partner.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Mark } from '../../../ui/Mark.tsx'
import { PartnerMark } from '../../../ui/shop/PartnerMark.tsx'
import './partner.css'

/** The partner's login has ended, and with it the partner's coupons: the way back there, or on without them. */
export function PartnerLoginLost({ open, onClose }: { open: boolean; onClose: () => void }) {
  const knowsWay = useHasPartnerUrl()
  return (
    <Dialog
      open={open}
      alert
      onClose={onClose}
      art={<Marks />}
      title={m.partner_login_title()}
      actions={
        <>
          {knowsWay && (
            <Button block onClick={goToPartner}>
              {m.partner_login()}
            </Button>
          )}
          <Button block variant={knowsWay ? 'ghost' : undefined} onClick={onClose}>
            {m.partner_login_without()}
          </Button>
        </>
      }
    >
      {m.partner_login_body()}
    </Dialog>
  )
}

const Marks = () => (
  <div className="linkup">
    <span>
      <PartnerMark />
    </span>
    <i />
    <span>
      <span className="linkup__mark">
        <Mark />
      </span>
    </span>
  </div>
)
