import { m } from '../../paraglide/messages.js'
import type { Topping } from './play.ts'
import { ToppingShape } from './ToppingShape.tsx'
import { inWords } from './topping-words.ts'

const pieces = 5

/** A pizza with what lies on it: each topping in five places, a ring for each. */
export function Pizza({ placed }: { placed: readonly Topping[] }) {
  const words = placed.length > 0 ? m.game_pizza({ toppings: inWords(placed) }) : m.game_empty_pizza()
  return (
    <svg className="gme__pizza" viewBox="-120 -120 240 240" role="img" aria-label={words}>
      <circle className="gme__crust" r="116" />
      <circle className="gme__cheese" r="100" />
      {placed.flatMap((topping, ring) =>
        Array.from({ length: pieces }, (_, piece) => (
          <g key={`${ring} ${piece}`} transform={placeOf(ring, piece)}>
            <ToppingShape of={topping} />
          </g>
        )),
      )}
    </svg>
  )
}

function placeOf(ring: number, piece: number): string {
  const angle = piece * (360 / pieces) + ring * 29
  return `rotate(${angle}) translate(0 ${-(82 - ring * 14)}) rotate(${-angle})`
}
