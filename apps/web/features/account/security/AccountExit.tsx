import { Download, LogOut, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { ListRow } from '../../../ui/ListRow.tsx'
import { useDataExport } from './data-export.ts'

const DeleteAccount = lazyPart(() => import('./DeleteAccount.tsx'), 'DeleteAccount')
const LogOutDialog = lazyPart(() => import('./LogOutDialog.tsx'), 'LogOutDialog')

/** The member's data to take along, and the ways out. */
export function AccountExit() {
  const [asking, setAsking] = useState<'logout' | 'delete'>()
  const [asked, setAsked] = useState(false)
  if (asking && !asked) setAsked(true)
  const { download, busy } = useDataExport()
  const close = () => setAsking(undefined)
  return (
    <>
      <div className="menu-card card">
        <ListRow icon={Download} plain title={m.account_export()} detail={m.account_export_body()} aria-busy={busy} onClick={download} />
      </div>
      <div className="menu-card card">
        <ListRow icon={LogOut} plain title={m.account_logout()} onClick={() => setAsking('logout')} />
        <ListRow icon={Trash2} plain danger title={m.account_delete()} onClick={() => setAsking('delete')} />
      </div>
      {asked && (
        <Suspense fallback={null}>
          <LogOutDialog open={asking === 'logout'} onClose={close} />
          <DeleteAccount open={asking === 'delete'} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
