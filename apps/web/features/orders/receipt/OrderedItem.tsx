import type { OrderedLine } from '@harbour/protocol'
import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { contentsWords } from '../../../entities/menu/allergen-words.ts'
import { CountedLine } from '../../../ui/shop/CountedLine.tsx'

type OrderedItemProps = { line: OrderedLine; amount: ReactNode; picture?: ReactNode; children?: ReactNode }

/** A line of a placed order in the words it was ordered in, with what was in it; on paper without a picture. */
export function OrderedItem({ line, amount, picture, children }: OrderedItemProps) {
  const contents = contentsWords(line)
  return (
    <CountedLine count={line.num} name={line.name} detail={line.choices} amount={amount} picture={picture}>
      {line.forName && <span className="small strong">{m.order_for({ name: line.forName })}</span>}
      {contents && <span className="cap ink2">{contents}</span>}
      {children}
    </CountedLine>
  )
}
