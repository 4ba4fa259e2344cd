import type { Answer, offerTry } from '@harbour/protocol'
import { Gift, Minus, Plus } from 'lucide-react'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { ChipPick } from '../../ui/sentence/ChipPick.tsx'
import type { Pickable } from '../../ui/sentence/PickDialog.tsx'
import { useBasket, withCount, withDishes } from './basket-store.ts'

type Trial = Answer<typeof offerTry>
type BasketLinesProps = { dishes: readonly Pickable[]; priced: Trial['lines']; left: Trial['left'] }

/** The dishes of the basket, each with how many and what they cost. */
export function BasketLines({ dishes, priced, left }: BasketLinesProps) {
  const { lines } = useBasket()
  const leftWords = { unknown: m.offers_left_unknown, soldOut: m.offers_left_sold_out, asks: m.offers_left_asks }
  return (
    <ul className="offlines">
      {lines.map(({ pid, num }) => {
        const words = dishes.find(({ id }) => id === pid)?.words ?? pid
        const price = priced.find((line) => line.pid === pid && !line.gift)
        const out = left.find((each) => each.pid === pid)
        return (
          <li key={pid}>
            <span>
              {words}
              {out && <small>{leftWords[out.why]()}</small>}
            </span>
            <OfficeButton small icon={Minus} aria-label={m.offers_one_less({ dish: words })} onClick={() => count(pid, num - 1)} />
            <b>×{num}</b>
            <OfficeButton small icon={Plus} aria-label={m.offers_one_more({ dish: words })} onClick={() => count(pid, num + 1)} />
            <em>{price ? money(price.total) : '–'}</em>
          </li>
        )
      })}
      {priced
        .filter(({ gift }) => gift)
        .map(({ pid, name, total }) => (
          <li key={`gift ${pid}`}>
            <span>
              <Icon of={Gift} size={16} /> {name} <small>{m.offers_given()}</small>
            </span>
            <em>{money(total)}</em>
          </li>
        ))}
      <li>
        <ChipPick
          label={m.offers_dishes_of_basket()}
          words={m.offers_choose_dishes()}
          options={dishes}
          picked={lines.map(({ pid }) => pid)}
          onChange={(pids) => useBasket.setState({ lines: withDishes(lines, pids.slice(0, 30)) })}
        />
      </li>
    </ul>
  )
}

function count(pid: string, num: number): void {
  useBasket.setState(({ lines }) => ({ lines: withCount(lines, pid, Math.min(99, num)) }))
}
