import { formatPrice, takeOffer, timesCents } from '@harbour/rules'
import { Check } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { addToCart, editLine, replaceLines, useCart } from '../../entities/cart/cart-store.ts'
import { useOrderLocation } from '../../entities/location/order-location.ts'
import { Button } from '../../ui/Button.tsx'
import { CtaBar } from '../../ui/frame/CtaBar.tsx'
import { Stepper } from '../../ui/forms/choices/Stepper.tsx'
import { showToast } from '../../lib/toast.ts'
import { useBackToMenu } from './back-to-menu.ts'
import type { DishChoice } from './dish-choice.ts'
import type { Step } from './next-step.ts'
import { roomFor } from './room-for.ts'
import { unavailableReason } from './unavailable-reason.ts'

type AddBarProps = DishChoice & { step: Step | undefined; onStep: (step: Step) => void }

/** The count, what they cost together, and the way into the cart; while something is open the button says what, and leads there. */
export function AddBar({ product, book, line, onLine, editing, takes, unavailable, step, onStep }: AddBarProps) {
  const cart = useCart()
  const room = roomFor(cart, { product, line, editing })
  const { orderType } = useOrderLocation()
  const toMenu = useBackToMenu()
  if (unavailable !== undefined) return <NoAdd words={unavailable} reason={unavailableReason(product, book, orderType)} />
  if (room === 0) return <NoAdd words={m.food_no_room()} reason={m.food_most({ most: product.most })} />
  const num = Math.min(line.num, room)
  const add = () => {
    if (takes) replaceLines(takeOffer(cart.lines, takes, { ...line, num }))
    else if (editing === undefined) addToCart({ ...line, num })
    else editLine(editing, { ...line, num })
    const { name } = product
    showToast({ text: editing === undefined ? m.food_added({ name }) : m.food_updated({ name }), icon: Check })
    toMenu({ withCart: editing !== undefined || takes !== undefined })
  }
  return (
    <div className="fcta">
      <CtaBar>
        <Stepper
          large
          name={m.food_how_many({ name: product.name })}
          value={num}
          max={room}
          onChange={(to) => onLine({ ...line, num: to })}
        />
        <Button id="food-add" amount={formatPrice(timesCents(line.price, num))} onClick={step ? () => onStep(step) : add}>
          {step ? step.words : editing === undefined ? m.food_add() : m.food_update()}
        </Button>
      </CtaBar>
    </div>
  )
}

function NoAdd({ words, reason }: { words: string; reason: string }) {
  return (
    <CtaBar>
      <Button block disabled reason={reason}>
        {words}
      </Button>
    </CtaBar>
  )
}
