import { WifiOff } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { reloadAfterFailure } from '../../lib/network.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

/** The network was lost in the middle of a call: say so, and come anew on the guest's word (spec 2.42, 8.4). */
export function NetworkDialog() {
  const confirm = (
    <Button block onClick={reloadAfterFailure}>
      {m.shell_confirm()}
    </Button>
  )
  return (
    <Dialog open icon={WifiOff} title={m.shell_connection_error()} actions={confirm} onClose={reloadAfterFailure}>
      <p>{m.shell_network_body()}</p>
    </Dialog>
  )
}
