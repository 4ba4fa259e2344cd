import type { LineIssue } from '@harbour/protocol'
import {
  cents,
  formatPrice,
  productByPid,
  productOf,
  timesCents,
  unitPrice,
  type CartLine,
  type Cents,
  type OrderType,
  type Product,
  type ProductBook,
} from '@harbour/rules'
import { CircleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { choicesWords } from '../../stores/line-words.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Block } from '../../ui/Block.tsx'
import { CountedLine } from '../../ui/CountedLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Checkout } from './checkout.ts'
import { isSerious, issueWords, nameOf } from './issue-words.ts'

type OrderLinesProps = Pick<Checkout, 'book' | 'standing' | 'price' | 'given'> & { lines: readonly CartLine[]; orderType: OrderType }

/** What is ordered, with what the server finds wrong with each line. */
export function OrderLines({ lines, book, standing, price, given, orderType }: OrderLinesProps) {
  const edit = (
    <Anchor className="link" href={`/orderFood/${orderType}?cart=1`}>
      {m.confirm_edit_cart()}
    </Anchor>
  )
  return (
    <Block title={m.confirm_lines()} end={edit}>
      <ul>
        {lines.map((line, index) =>
          book ? (
            <Line
              key={index}
              {...{ line, book }}
              given={given.get(index)}
              issues={standing?.issues.filter((issue) => issue.index === index) ?? []}
            />
          ) : (
            <LineSkeleton key={index} />
          ),
        )}
        {book && price?.gifts.map(({ promotionId, pid }) => <GiftLine key={promotionId} product={productByPid(book, pid)} />)}
      </ul>
    </Block>
  )
}

type LineProps = { line: CartLine; book: ProductBook; given: Cents | undefined; issues: LineIssue[] }

/** A dish; of one that a coupon gives, what is left to be paid. */
function Line({ line, book, given, issues }: LineProps) {
  const product = productOf(book, line)
  const amount = product && formatPrice(given ?? timesCents(unitPrice(product, line), line.num))
  return (
    <CountedLine count={line.num} name={nameOf(line, book)} detail={product && choicesWords(product, line)} amount={amount}>
      {given !== undefined && <Badge tone="reward">{given === 0 ? m.confirm_gift() : m.confirm_coupon()}</Badge>}
      {issues.map((issue) => (
        <span key={issue.code} className={isSerious(issue) ? 'cf__issue' : 'cf__issue is-price'}>
          <Icon of={CircleAlert} size={16} />
          {issueWords(issue)}
        </span>
      ))}
    </CountedLine>
  )
}

function GiftLine({ product }: { product: Product | undefined }) {
  return (
    <CountedLine count={1} name={product?.name ?? m.confirm_unknown_item()} amount={formatPrice(cents(0))}>
      <Badge tone="reward">{m.confirm_gift()}</Badge>
    </CountedLine>
  )
}

function LineSkeleton() {
  return (
    <li className="citem">
      <Skeleton width="100%" height={22} />
    </li>
  )
}
