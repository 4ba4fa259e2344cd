import type { Answer, voucherWelcomePackGet } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { Gift } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { dayWords } from '../../../lib/day-words.ts'
import { pictureUrl } from '../../../lib/picture-url.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { ProductImage } from '../../../ui/shop/ProductImage.tsx'
import { Ticket, type TicketProps } from '../../../ui/shop/Ticket.tsx'
import { paths } from '../../../navigation/paths.ts'

type Item = Answer<typeof voucherWelcomePackGet>['items'][number]

/** One gift of the pack: what it is, until when, and whether it is there already. */
export function WelcomeGift({ item }: { item: Item }) {
  return (
    <Ticket
      kind={kindOf(item)}
      stub={<Stub item={item} />}
      title={item.voucherCode ? <Anchor href={`${paths.coupon}?code=${item.voucherCode}`}>{item.title}</Anchor> : item.title}
      detail={item.note}
      until={m.welcome_until({ date: dayWords(item.expiresAt) })}
      action={<Badge tone={item.ready ? 'ok' : undefined}>{item.ready ? m.welcome_ready() : m.welcome_later()}</Badge>}
    />
  )
}

/** Yellow for what is counted, a picture for a dish; green for a dish without one. */
function kindOf({ kind, picture }: Item): TicketProps['kind'] {
  if (kind !== 'product') return 'amount'
  return picture ? 'product' : 'percent'
}

function Stub({ item }: { item: Item }) {
  if (item.amount !== null)
    return (
      <>
        <b>{formatPrice(item.amount)}</b>
        <span>{m.welcome_cash()}</span>
      </>
    )
  if (item.points !== null)
    return (
      <>
        <b>{item.points}</b>
        <span>{m.welcome_points()}</span>
      </>
    )
  if (item.picture) return <ProductImage src={pictureUrl(item.picture)} size={96} />
  return <Icon of={Gift} size={28} />
}
