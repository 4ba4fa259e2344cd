import type { Menu } from '@harbour/protocol'
import type { OrderType, ProductBook } from '@harbour/rules'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useFavourites } from '../../../entities/menu/favourites.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { HeadingRail } from './HeadingRail.tsx'
import { MenuSection } from './MenuSection.tsx'
import { withFavourites } from './favourites-heading.ts'
import { useIncrementalRender } from './incremental-render.ts'
import { useRestoredMenuPlace } from './use-restored-menu-place.ts'
import { menuParts } from './menu-parts.ts'

type MenuListProps = { menu: Menu; book: ProductBook; orderType: OrderType; complete: boolean; diet: ReactNode }

/** The parts of the first heading, of which the server has drawn the beginning. */
const firstSight = 3
/** A menu of 240 dishes is drawn ahead of the guest. A page with thousands of them would be slow to do anything: of a larger menu only that stands on it which the guest is near to. */
const mostAhead = 60

/** The rail of headings and the list under them; the rail follows the list, and the list the rail. */
export function MenuList({ menu, book, orderType, complete, diet }: MenuListProps) {
  // A heart answers at once, and its heading comes after it.
  const liked = useDeferredValue(useFavourites())
  // The same parts as long as the menu is the same: else all of its dishes would be drawn anew with each that goes into the cart.
  const headings = useMemo(() => {
    const categories = complete ? withFavourites(menu.categories, liked, book) : menu.categories
    return menuParts(categories, book, complete)
  }, [menu.categories, liked, book, complete])
  const { start, styleOf } = useRestoredMenuPlace(headings.map(({ heading }) => heading.categoryId))
  const total = headings.reduce((sum, { parts }) => sum + parts.length, 0)
  const windowed = total > mostAhead
  const from = headings[start]?.from ?? 0
  const { drawn, drawnOf } = useIncrementalRender(total, { start: from, atOnce: firstSight, most: windowed ? firstSight : mostAhead })
  return (
    <div className="mbody">
      {/* Apart, since it changes as the guest scrolls: the dishes must not be drawn again for that. */}
      <HeadingRail headings={headings} drawn={drawn} complete={complete} />
      <div className="mlist">
        {diet}
        {complete && headings.length === 0 && <EmptyState title={m.menu_diet_nothing()} body={m.menu_diet_nothing_body()} />}
        {headings.map(({ heading, parts, from }, at) => {
          const partsDrawn = drawnOf(from, parts.length)
          return (
            <MenuSection
              key={heading.categoryId}
              heading={heading}
              parts={parts}
              drawn={partsDrawn}
              windowed={windowed}
              book={book}
              orderType={orderType}
              first={at === 0}
              style={styleOf(heading.categoryId, partsDrawn === parts.length)}
            />
          )
        })}
      </div>
    </div>
  )
}
