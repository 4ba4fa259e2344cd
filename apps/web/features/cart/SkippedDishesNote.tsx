import { TriangleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { issueWords } from '../../entities/menu/issue-words.ts'
import { showSkippedDishes, useSkippedDishes } from '../../entities/cart/skipped-dishes.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { focusLines } from './focus-lines.ts'

/** The dishes of an order that could not be put in once more, and why, until the guest has read it. */
export function SkippedDishesNote() {
  const { left } = useSkippedDishes()
  const close = () => {
    showSkippedDishes([])
    focusLines()
  }
  return (
    <div role="status">
      {left.length > 0 && (
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
      )}
    </div>
  )
}
