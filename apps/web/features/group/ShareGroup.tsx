import type { GroupOrder } from '@harbour/protocol'
import { Link, QrCode as QrIcon, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { groupLink } from '../../entities/group/group-address.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { showToast } from '../../lib/toast.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'

const QrCode = lazyPart(() => import('../../ui/QrCode.tsx'), 'QrCode')

type ShareGroupProps = { token: string; group: Pick<GroupOrder, 'hostName' | 'storeName'> }

/** The link of a group order: by the phone's own sharing, or as a code that others at the table scan. */
export function ShareGroup({ token, group }: ShareGroupProps) {
  const [scanned, setScanned] = useState(false)
  return (
    <>
      <Button block variant="secondary" onClick={() => void share(token, group)}>
        <Icon of={Share2} size={20} />
        {m.group_share()}
      </Button>
      <Button block variant="ghost" onClick={() => setScanned(true)}>
        <Icon of={QrIcon} size={20} />
        {m.group_qr_show()}
      </Button>
      <Sheet open={scanned} onClose={() => setScanned(false)} title={m.group_of({ name: group.hostName })} subtitle={group.storeName}>
        <div className="gor__scan">
          <div className="gor__qr">
            <Suspense fallback={null}>
              <QrCode text={groupLink(token)} label={m.group_qr()} />
            </Suspense>
          </div>
          <p className="ink2">{m.group_qr_body()}</p>
        </div>
      </Sheet>
    </>
  )
}

async function share(token: string, { hostName, storeName }: ShareGroupProps['group']) {
  const url = groupLink(token)
  if (typeof navigator.share === 'function') {
    // A guest who thinks better of it is no fault.
    await navigator.share({ title: m.group_share_title({ name: hostName, shop: storeName }), url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    showToast({ text: m.group_link_copied(), icon: Link })
  } catch {
    showToast(m.group_link_not_copied({ url }))
  }
}
