import type { OrderCard } from '@harbour/protocol'
import { RefreshCw } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { brand } from '../../../api/region.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { paths } from '../../../navigation/paths.ts'

type AgainButtonProps = { order: Pick<OrderCard, 'orderId' | 'orderNo' | 'orderType' | 'brand'>; block?: boolean }

/** The way to the same dishes again: over the menu, where they are checked anew. Of the other region there is another menu. */
export function AgainButton({ order: { orderId, orderNo, orderType, brand: of }, block }: AgainButtonProps) {
  if (of !== brand()) return null
  return (
    <Button
      small={!block}
      block={block}
      variant={block ? 'secondary' : 'tint'}
      href={`${paths.menu(orderType)}?again=${orderId}`}
      aria-label={`${m.order_again()} ${orderNo}`}
    >
      {!block && <Icon of={RefreshCw} size={18} />}
      {m.order_again()}
    </Button>
  )
}
