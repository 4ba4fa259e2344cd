import type { ReactNode } from 'react'
import type { Topping } from './play.ts'

/** One piece of a topping, around 0:0 and 24 across. */
export function ToppingShape({ of }: { of: Topping }) {
  return <g className={`tpg tpg--${of}`}>{shapes[of]}</g>
}

const shapes: Record<Topping, ReactNode> = {
  tomato: (
    <>
      <circle r="11" />
      <path d="M-5 0a5 5 0 0 1 10 0M-4 4h8" />
    </>
  ),
  mushroom: <path d="M-11 1a11 9 0 0 1 22 0Q6 4 4 3v6a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2V3q-2 1-7-2Z" />,
  pepperoni: (
    <>
      <circle r="11" />
      <path d="M-4-4h.1M4-2h.1M-1 4h.1M5 5h.1" />
    </>
  ),
  basil: <path d="M-11 4C-9-8 2-11 11-9 11 3 3 11-8 8M-11 11-1 0" />,
  olive: <circle r="7" />,
}
