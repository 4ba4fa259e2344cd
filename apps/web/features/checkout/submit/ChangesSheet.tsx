import type { ChangedOrder, LineIssue, Price } from '@harbour/protocol'
import { formatPrice, type CartLine, type Cents } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'
import { editLine, setLineQuantity } from '../../../entities/cart/cart-store.ts'
import { dropLostCoupons } from '../../../entities/coupon/held-coupons.ts'
import { issueWords } from '../../../entities/menu/issue-words.ts'
import { Breakdown } from '../../../ui/shop/Breakdown.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/overlay/Sheet.tsx'
import type { Checkout } from '../use-checkout.ts'
import { isGone, isSerious, nameOf, productAt } from './issue-kinds.ts'
import { isLost, lostSavings } from '../price/lost-savings.ts'
import type { Accepted } from './order-request.ts'
import { priceRows } from '../price/price-rows.ts'
import { paths } from '../../../navigation/paths.ts'

type ChangesSheetProps = {
  checkout: Checkout
  changed: ChangedOrder
  /** The price that the guest had before them. */
  seen: Price | undefined
  onAccept: (accepted: Accepted) => void
  /** The order goes out once more as it is. */
  onAgain: () => void
  onClose: () => void
}

/** The changes since the guest looked, and the way on: take the new price, take out what is gone, or put it right in the cart. */
export function ChangesSheet({ checkout, changed, seen, onAccept, onAgain, onClose }: ChangesSheetProps) {
  const { lines, book, where } = checkout
  const { issues, couponIssues } = changed
  const serious = issues.some(isSerious)
  const gone = (issue: LineIssue) => isGone(issue, lines[issue.index])
  const now = changed.price
  const losses = serious || !seen || !now ? [] : lostSavings(seen, now, { couponIssues, book })
  const unsure = couponIssues.some(({ code }) => code === 'VOUCHER_UNSURE')

  function takeOut() {
    const indexes = new Set(issues.filter(gone).map(({ index }) => index))
    for (const index of [...indexes].sort((a, b) => b - a)) setLineQuantity(index, 0)
    onClose()
  }

  function accept({ total, gifts, coupons }: Price) {
    const accepted = lines.map((line, index) =>
      repriced(
        line,
        issues.find((issue) => issue.index === index && issue.code === 'priceChanged'),
      ),
    )
    accepted.forEach((line, index) => editLine(index, line))
    dropLostCoupons(couponIssues.flatMap(({ voucherCode, code }) => (isLost(code) ? [{ voucherCode, code }] : [])))
    onAccept({ lines: accepted, total, gifts, coupons })
  }

  const acts =
    !serious && now ? (
      <Accept total={now.total} onAccept={() => accept(now)} onAgain={unsure ? onAgain : undefined} />
    ) : issues.filter(isSerious).every(gone) ? (
      <Button block onClick={takeOut}>
        {m.confirm_take_out()}
      </Button>
    ) : (
      <Button block href={`${paths.menu(where.orderType)}?cart=1`}>
        {m.confirm_to_cart()}
      </Button>
    )
  return (
    <Sheet
      open
      onClose={onClose}
      title={titleOf({ serious, samePrice: seen?.total === now?.total })}
      subtitle={m.confirm_changed_body()}
      foot={acts}
    >
      <div className="cf__changes">
        <ul>
          {issues.map((issue) => (
            <li key={`${issue.index} ${issue.code}`}>
              <b className="strong">{nameOf(lines[issue.index], book)}</b>
              <span className="small ink2">{issueWords(issue, productAt(lines[issue.index], book))}</span>
            </li>
          ))}
          {losses.map(({ key, name, words }) => (
            <li key={key}>
              <b className="strong">{name}</b>
              <span className="small ink2">{words}</span>
            </li>
          ))}
        </ul>
        {!serious && now && seen && now.total !== seen.total && (
          <p className="smallb">{m.confirm_was_now({ was: formatPrice(seen.total), now: formatPrice(now.total) })}</p>
        )}
        {!serious && now && <Breakdown rows={priceRows(now, where.orderType, { handover: checkout.draft?.handover })} />}
      </div>
    </Sheet>
  )
}

/** Ordering at the new price; where a coupon’s issuer did not answer, asking it again comes first. */
function Accept({ total, onAccept, onAgain }: { total: Cents; onAccept: () => void; onAgain: (() => void) | undefined }) {
  return (
    <div className="cf__bar grow">
      {onAgain && (
        <Button block onClick={onAgain}>
          {m.confirm_coupon_again()}
        </Button>
      )}
      <Button block variant={onAgain && 'ghost'} onClick={onAccept}>
        {m.confirm_accept({ total: formatPrice(total) })}
      </Button>
    </div>
  )
}

function titleOf({ serious, samePrice }: { serious: boolean; samePrice: boolean }): string {
  if (serious) return m.confirm_cart_changed()
  return samePrice ? m.confirm_offer_changed() : m.confirm_price_changed()
}

/** The line at the price that the guest has now seen. */
function repriced(line: CartLine, issue: LineIssue | undefined): CartLine {
  return issue?.code === 'priceChanged' ? { ...line, price: issue.now } : line
}
