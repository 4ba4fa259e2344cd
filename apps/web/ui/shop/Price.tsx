import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { classes } from '../classes.ts'
import './Price.css'

export type PriceProps = {
  /** As written: "$188". */
  children: ReactNode
  /** The price before, struck through; the one now turns red. */
  was?: ReactNode
  sale?: boolean
  large?: boolean
  /** Small words at either side, as the language wants: "from $128", "$128 起". */
  before?: ReactNode
  after?: ReactNode
  className?: string
}

export function Price({ children, was, sale = was != null, large, before, after, className }: PriceProps) {
  return (
    <>
      <span className={classes('price', large && 'price--lg', sale && 'price--sale', className)}>
        {before && <small>{before} </small>}
        {children}
        {after && <small> {after}</small>}
      </span>
      {was != null && (
        <del className="was">
          <span className="sr">{m.ui_was()} </span>
          {was}
        </del>
      )}
    </>
  )
}
