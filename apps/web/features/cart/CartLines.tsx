import {
  cents,
  productsByPid,
  lineKey,
  productOf,
  timesCents,
  type Cart,
  type Cents,
  type LineIssue,
  type OrderPrice,
  type Product,
  type ProductBook,
} from '@harbour/rules'
import { CircleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import type { JudgedCoupon } from '../../entities/coupon/coupon-list.ts'
import { useOfferedPrice } from '../../entities/cart/cart-savings.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CartLineRow } from './CartLineRow.tsx'
import { linesId } from './focus-lines.ts'
import { lineFix } from './line-fix.ts'

type CartLinesProps = {
  cart: Cart
  book: ProductBook | undefined
  price: OrderPrice | undefined
  judged: readonly JudgedCoupon[]
  issues: readonly LineIssue[]
}

/** The lines of the cart, and above them how many need a look. */
export function CartLines({ cart: { lines }, book, price: whole, judged, issues }: CartLinesProps) {
  const priced = whole?.lines
  const offered = useOfferedPrice(book)
  if (!book) return <LinesSkeleton count={lines.length} />
  const dishes = productsByPid(book)
  const troubled = new Set(issues.map(({ index }) => index)).size
  return (
    <>
      <div role="status">
        {troubled > 0 && (
          <Banner tone="warn" icon={CircleAlert}>
            {m.cart_issues({ count: troubled })}
          </Banner>
        )}
      </div>
      <ul id={linesId} tabIndex={-1} aria-label={m.cart_lines()}>
        {[...lines.entries()]
          .filter(([, { isSendType }]) => !isSendType)
          .map(([index, line]) => {
            const issue = issues.find((each) => each.index === index)
            const product = productOf(book, line)
            const price = priced?.find((each) => each.index === index)
            return (
              <CartLineRow
                key={lineKey(line)}
                line={line}
                index={index}
                product={product}
                dishes={dishes}
                total={price?.total ?? timesCents(line.price, line.num)}
                saved={price?.saved}
                coupon={line.isCouponPro ? judged.find(({ coupon }) => coupon.code === line.voucherCode)?.coupon.name : undefined}
                nextFor={product && price && !line.isCouponPro ? nextFor(price.unit, product, offered(product)) : undefined}
                issue={issue}
                mend={issue && lineFix(issue, lines, book)}
              />
            )
          })}
      </ul>
    </>
  )
}

/** The price of one more with its choices, where that is less than usual. */
function nextFor(unit: Cents, { price }: Product, offered: Cents): Cents | undefined {
  return offered < price ? cents(unit - (price - offered)) : undefined
}

function LinesSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      <p className="sr" role="status">
        {m.cart_loading()}
      </p>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="line">
          <Skeleton width={72} height={72} radius={14} />
          <div className="col g2">
            <Skeleton width="70%" height={24} />
            <Skeleton width="90%" height={19} />
            <Skeleton width="100%" height={44} />
          </div>
        </div>
      ))}
    </div>
  )
}
