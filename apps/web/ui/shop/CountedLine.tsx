import type { ReactNode } from 'react'
import { Price } from './Price.tsx'
import './CountedLine.css'

export type CountedLineProps = {
  count: number
  name: ReactNode
  detail?: ReactNode
  amount?: ReactNode
  /** The amount before, struck through. */
  was?: ReactNode
  /** A picture of 40 px, between the count and the words. */
  picture?: ReactNode
  children?: ReactNode
}

/** A count and its dish, with what was chosen under both it and its price; a list item, so it stands in a list. Children follow the words: a notice. */
export function CountedLine({ count, name, detail, amount, was, picture, children }: CountedLineProps) {
  return (
    <li className="citem">
      <span className="citem__n">
        {count}
        <span className="sr"> × </span>
      </span>
      {picture}
      <span className="citem__words">
        <b>{name}</b>
        {amount != null && (
          <span className="citem__price">
            <Price was={was}>{amount}</Price>
          </span>
        )}
        {detail && <span className="small ink2">{detail}</span>}
        {children}
      </span>
    </li>
  )
}
