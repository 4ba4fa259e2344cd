import type { MenuCategory } from '@harbour/protocol'
import type { OrderType, ProductBook } from '@harbour/rules'
import { useEffect, useRef, type CSSProperties } from 'react'
import { classes } from '../../../ui/classes.ts'
import { chunked } from './menu-parts.ts'
import { MenuGroup } from './MenuGroup.tsx'
import { MenuRows } from './MenuRows.tsx'

type MenuSectionProps = {
  heading: MenuCategory
  parts: readonly (readonly string[])[]
  book: ProductBook
  orderType: OrderType
  /** The number of parts that are drawn, from the first on. */
  drawn: number
  /** Only what the guest is near to stands on the page. */
  windowed: boolean
  first: boolean
  style: CSSProperties | undefined
}

/** With more parts than these the browser skips each of them by itself, in place of the heading as a whole: it paints all that it does not skip, and what it skips at two levels it lays out in two rounds. */
const fewParts = 1
/** The first heading is painted with the page. */
const fewFirstParts = 6
const groupSize = 8

/** A heading of the menu and the dishes under it. What is off the screen is not laid out. */
export function MenuSection({ heading: { categoryId, name, note }, parts, drawn, windowed, first, style, ...rows }: MenuSectionProps) {
  const many = parts.length > (first ? fewFirstParts : fewParts)
  const section = useRef<HTMLElement>(null)
  // The browser lays out what it skips only when it comes near, all of it in one frame, for which a finger would wait. Asked where the last dish that is drawn ends, it lays out that part now.
  useEffect(() => {
    const part = many ? section.current?.querySelectorAll('.mlist__part')[drawn - 1] : section.current
    if (drawn > 0) part?.lastElementChild?.getBoundingClientRect()
  }, [drawn, many])
  return (
    <section
      ref={section}
      id={categoryId}
      aria-labelledby={`${categoryId}-h`}
      className={classes(!first && !many && 'mlist__later')}
      style={style}
    >
      <h2 id={`${categoryId}-h`}>{name}</h2>
      {note && <p className="small ink2">{note}</p>}
      {many
        ? chunked(parts, groupSize).map((group, at) => (
            <MenuGroup key={at} {...rows} parts={group} drawn={drawn - at * groupSize} windowed={windowed} first={first && at === 0} />
          ))
        : parts.map((uids, at) => <MenuRows key={at} {...rows} uids={uids} drawn={at < drawn} first={first && at === 0} />)}
    </section>
  )
}
