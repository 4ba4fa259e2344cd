import { TriangleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import type { SkippedDish } from '../../entities/cart/order-again.ts'
import { issueWords } from '../../entities/menu/issue-words.ts'
import { showSkippedDishes } from '../../entities/cart/skipped-dishes.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusLines } from './focus-lines.ts'

/** Dishes that are not in the cart again, each with its reason, and the way to have read it. */
export function SkippedDishes({ left }: { left: readonly SkippedDish[] }) {
  const close = () => {
    showSkippedDishes([])
    focusLines()
  }
  return (
    <Banner
      tone="warn"
      icon={TriangleAlert}
      end={
        <Button small variant="tint" onClick={close}>
          {m.cart_left_close()}
        </Button>
      }
    >
      <b className="strong">{m.cart_left_out({ count: left.length })}</b>
      <ul className="small">
        {left.map(({ name, issue }, at) => (
          <li key={at}>{m.cart_left_one({ name, why: issueWords(issue, undefined) })}</li>
        ))}
      </ul>
    </Banner>
  )
}
