import type { LineIssue } from '@harbour/protocol'
import {
  cents,
  crustPicture,
  productsByPid,
  formatPrice,
  linePicture,
  productOf,
  timesCents,
  presetLine,
  unitPrice,
  type CartLine,
  type Cents,
  type ProductsByPid,
  type OrderType,
  type Product,
  type ProductBook,
} from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { lineContentsWords } from '../../../entities/menu/allergen-words.ts'
import { LineImage } from '../../../entities/menu/LineImage.tsx'
import { choicesWords } from '../../../entities/menu/line-words.ts'
import { afterMountPart } from '../../../lib/after-mount-part.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Block } from '../../../ui/frame/Block.tsx'
import { CountedLine } from '../../../ui/shop/CountedLine.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { Checkout } from '../use-checkout.ts'
import { nameOf } from '../submit/issue-kinds.ts'
import { paths } from '../../../navigation/paths.ts'
import { FoldedLines, linesShown } from './FoldedLines.tsx'

const LineIssues = afterMountPart(() => import('./LineIssues.tsx'), 'LineIssues')

type OrderLinesProps = Pick<Checkout, 'book' | 'preview' | 'price' | 'given' | 'saved'> & {
  lines: readonly CartLine[]
  orderType: OrderType
}

/** The lines of the order, with what is saved on each and what the server finds wrong with it. */
export function OrderLines({ lines, book, preview, price, given, saved, orderType }: OrderLinesProps) {
  const edit = (
    <Anchor className="link" href={`${paths.menu(orderType)}?cart=1`}>
      {m.confirm_edit_cart()}
    </Anchor>
  )
  const dishes = book && productsByPid(book)
  const issues = preview?.issues ?? []
  const gifts = (dishes && price?.gifts) ?? []
  const rows = [
    ...lines.map((line, index) =>
      book && dishes ? (
        <Line
          key={index}
          {...{ line, book, dishes }}
          given={given.get(index)}
          saved={saved.get(index)}
          issues={issues.filter((issue) => issue.index === index)}
        />
      ) : (
        <LineSkeleton key={index} />
      ),
    ),
    ...gifts.map(({ promotionId, pid }) => dishes && <GiftLine key={promotionId} product={dishes.get(pid)} dishes={dishes} />),
  ]
  return (
    <Block title={m.confirm_lines()} end={edit}>
      <FoldedLines rows={rows} open={issues.some(({ index }) => index >= linesShown)} />
    </Block>
  )
}

type LineProps = {
  line: CartLine
  book: ProductBook
  dishes: ProductsByPid
  given: Cents | undefined
  saved: Cents | undefined
  issues: LineIssue[]
}

/** A dish; of one that a coupon gives, what is left to be paid, and of one with a promotion, what it would cost without it, too. */
function Line({ line, book, dishes, given, saved, issues }: LineProps) {
  const product = productOf(book, line)
  const full = product && timesCents(unitPrice(product, line), line.num)
  const reduced = full !== undefined && saved !== undefined ? cents(full - saved) : undefined
  const amount = full === undefined ? undefined : formatPrice(given ?? reduced ?? full)
  const was = full === undefined || reduced === undefined ? undefined : formatPrice(full)
  const image = (
    <LineImage
      picture={product?.picture}
      tall={product?.tall}
      num={line.num}
      composed={product && linePicture(product, line, dishes)}
      crust={product && crustPicture(product, line)}
      size={40}
    />
  )
  return (
    <CountedLine
      count={line.num}
      name={nameOf(line, book)}
      detail={product && choicesWords(product, line)}
      amount={amount}
      was={was}
      picture={image}
    >
      {line.forName && <span className="small strong">{m.order_for({ name: line.forName })}</span>}
      {product && <span className="cap ink2">{lineContentsWords(product, line, dishes)}</span>}
      {given !== undefined && <Badge tone="reward">{given === 0 ? m.confirm_gift() : m.confirm_coupon()}</Badge>}
      {issues.length > 0 && <LineIssues issues={issues} product={product} />}
    </CountedLine>
  )
}

function GiftLine({ product, dishes }: { product: Product | undefined; dishes: ProductsByPid }) {
  const image = <LineImage picture={product?.picture} tall={product?.tall} num={1} size={40} />
  return (
    <CountedLine count={1} name={product?.name ?? m.confirm_unknown_item()} amount={formatPrice(cents(0))} picture={image}>
      {product && <span className="cap ink2">{lineContentsWords(product, presetLine(product), dishes)}</span>}
      <Badge tone="reward">{m.confirm_gift()}</Badge>
    </CountedLine>
  )
}

function LineSkeleton() {
  return (
    <li className="citem">
      <Skeleton width="100%" height={40} />
    </li>
  )
}
