import type { MenuCategory } from '@harbour/protocol'
import type { OrderType, ProductBook } from '@harbour/rules'
import { useEffect, useRef, type CSSProperties } from 'react'
import { classes } from '../../../ui/classes.ts'
import { MenuRows } from './MenuRows.tsx'

type MenuSectionProps = {
  heading: MenuCategory
  parts: readonly (readonly string[])[]
  book: ProductBook
  orderType: OrderType
  /** The number of parts that are drawn, from the first on. */
  drawn: number
  first: boolean
  style: CSSProperties | undefined
}

/** More parts than these and the browser skips each of them by itself, too, beside the heading as a whole. */
const fewParts = 6
/** About: a part that is skipped is taken to be as high, until it has been laid out. */
const partHeight = 532

/** A heading of the menu and the dishes under it. What is off the screen is not laid out. */
export function MenuSection({ heading: { categoryId, name, note }, parts, drawn, first, style, ...rows }: MenuSectionProps) {
  const many = parts.length > fewParts
  // Skipped as a whole it costs a jump to another heading nothing: of hundreds of parts the browser would ask each how far it has come.
  const size = style ?? (many ? { containIntrinsicBlockSize: `auto ${parts.length * partHeight}px` } : undefined)
  const section = useRef<HTMLElement>(null)
  // The browser lays out what it skips only when it comes near, all of it in one frame, for which a finger would wait. Asked where the last dish that is drawn ends, it lays out that part now.
  useEffect(() => {
    const part = many ? section.current?.querySelectorAll(':scope > .mlist__part')[drawn - 1] : section.current
    if (drawn > 0) part?.lastElementChild?.getBoundingClientRect()
  }, [drawn, many])
  return (
    <section ref={section} id={categoryId} aria-labelledby={`${categoryId}-h`} className={classes(!first && 'mlist__later')} style={size}>
      <h2 id={`${categoryId}-h`}>{name}</h2>
      {note && <p className="small ink2">{note}</p>}
      {parts.map((uids, at) => {
        const part = <MenuRows key={at} {...rows} uids={uids} drawn={at < drawn} first={first && at === 0} />
        return many ? (
          <div key={at} className="mlist__part">
            {part}
          </div>
        ) : (
          part
        )
      })}
    </section>
  )
}
