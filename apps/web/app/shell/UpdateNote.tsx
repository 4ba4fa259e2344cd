import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import '../../ui/overlay/Toast.css'
import './UpdateNote.css'

/** Offers the newer build of the app. Only the guest loads the page anew; who does not gets it with the next page. */
export function UpdateNote() {
  const [later, setLater] = useState(false)
  if (later) return null
  return (
    <div className="update toast" role="status">
      <Icon of={RefreshCw} size={20} />
      <span className="grow">{m.shell_update()}</span>
      <button type="button" onClick={() => location.reload()}>
        {m.shell_update_now()}
      </button>
      <button type="button" onClick={() => setLater(true)}>
        {m.shell_update_later()}
      </button>
    </div>
  )
}
