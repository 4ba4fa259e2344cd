import type { Answer, voucherWelcomePackGet } from '@harbour/protocol'
import { formatPrice } from '@harbour/rules'
import { Gift } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { dayWords } from '../../../lib/day-words.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Ticket } from '../../../ui/shop/Ticket.tsx'
import { paths } from '../../../navigation/paths.ts'

type Item = Answer<typeof voucherWelcomePackGet>['items'][number]

/** One gift of the pack: what it is, until when, and whether it is there already. */
export function WelcomeGift({ item }: { item: Item }) {
  return (
    <Ticket
      kind={item.kind === 'product' ? 'percent' : 'amount'}
      stub={<Stub item={item} />}
      title={item.voucherCode ? <Anchor href={`${paths.coupon}?code=${item.voucherCode}`}>{item.title}</Anchor> : item.title}
      detail={item.note}
      until={m.welcome_until({ date: dayWords(item.expiresAt) })}
      action={<Badge tone={item.ready ? 'ok' : undefined}>{item.ready ? m.welcome_ready() : m.welcome_later()}</Badge>}
    />
  )
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
  return <Icon of={Gift} size={28} />
}
