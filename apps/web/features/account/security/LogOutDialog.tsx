import { logout } from '@harbour/protocol'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { useGo } from '../../../navigation/go.ts'
import { signOutClean } from '../../../entities/member/sign-out.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { showToast } from '../../../lib/toast.ts'
import { paths } from '../../../navigation/paths.ts'

/** Logs out of this device, or of all: what it kept of the member goes with them. A lost network does not keep anybody in here. */
export function LogOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [leaving, setLeaving] = useState<'here' | 'everywhere'>()
  const go = useGo()
  const leave = async (where: 'here' | 'everywhere') => {
    setLeaving(where)
    const told = await call(logout, { where }, { handles: 'all', background: where === 'here' }).then(
      () => true,
      () => false,
    )
    setLeaving(undefined)
    if (!told && where === 'everywhere') return
    signOutClean()
    go(paths.home, { replace: true })
    showToast(m.account_logged_out())
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      icon={LogOut}
      title={m.account_logout_title()}
      actions={
        <>
          <Button block loading={leaving === 'here'} onClick={() => void leave('here')}>
            {m.account_logout_here()}
          </Button>
          <Button variant="tint" block loading={leaving === 'everywhere'} onClick={() => void leave('everywhere')}>
            {m.account_logout_everywhere()}
          </Button>
          <Button variant="ghost" block onClick={onClose}>
            {m.account_stay()}
          </Button>
        </>
      }
    >
      <p>{m.account_logout_body()}</p>
    </Dialog>
  )
}
