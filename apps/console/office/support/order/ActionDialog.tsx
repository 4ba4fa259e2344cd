import { CancelDialog } from '../actions/CancelDialog.tsx'
import { GoodwillDialog } from '../actions/GoodwillDialog.tsx'
import { RefundDialog } from '../actions/RefundDialog.tsx'
import { ResendDialog } from '../actions/ResendDialog.tsx'
import { UnmaskDialog } from '../actions/UnmaskDialog.tsx'
import type { OrderAction } from './OrderActions.tsx'
import type { OrderDetail } from './use-order-detail.ts'

const dialogs = {
  refund: RefundDialog,
  goodwill: GoodwillDialog,
  resend: ResendDialog,
  cancel: CancelDialog,
  unmask: UnmaskDialog,
}

/** The dialog of one thing that support does about an order. */
export function ActionDialog({ action, detail, onClose }: { action: OrderAction | 'unmask'; detail: OrderDetail; onClose: () => void }) {
  const Opened = dialogs[action]
  return <Opened detail={detail} onClose={onClose} />
}
