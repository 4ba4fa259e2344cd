import { CancelDialog } from '../deeds/CancelDialog.tsx'
import { GoodwillDialog } from '../deeds/GoodwillDialog.tsx'
import { RefundDialog } from '../deeds/RefundDialog.tsx'
import { ResendDialog } from '../deeds/ResendDialog.tsx'
import { UnmaskDialog } from '../deeds/UnmaskDialog.tsx'
import type { Deed } from './PutRight.tsx'
import type { Story } from './use-story.ts'

const dialogs = {
  refund: RefundDialog,
  goodwill: GoodwillDialog,
  resend: ResendDialog,
  cancel: CancelDialog,
  unmask: UnmaskDialog,
}

/** The dialog of one thing that support does about an order. */
export function DeedDialog({ deed, story, onClose }: { deed: Deed | 'unmask'; story: Story; onClose: () => void }) {
  const Opened = dialogs[deed]
  return <Opened story={story} onClose={onClose} />
}
