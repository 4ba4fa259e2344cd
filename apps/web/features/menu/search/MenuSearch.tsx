import type { Menu } from '@harbour/protocol'
import { orderTypes, type OrderType, type ProductBook } from '@harbour/rules'
import { ChevronLeft } from 'lucide-react'
import { useDeferredValue, useState, type ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { clearDiet } from '../../../entities/menu/diet.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChipGroup } from '../../../ui/forms/choices/ChipGroup.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { SearchBox } from '../../../ui/forms/fields/SearchBox.tsx'
import { findDishes } from './find-dishes.ts'
import { FoundRows } from './FoundRows.tsx'
import { NothingFound } from './NothingFound.tsx'
import { useSearchIndex } from './use-search-index.ts'

type MenuSearchProps = {
  menu: Menu
  /** Dishes that may be found: without what does not suit the guest. */
  book: ProductBook
  orderType: OrderType
  shopName: string | undefined
  cart: ReactNode
  onClose: () => void
}

/** The words that a guest looked for; they stay while what was found is looked at, and go when the search is closed. */
let lastTyped = ''

/** Search over the whole menu as one types, narrowed by heading; nothing found leads to what others look for and what sells best. */
export function MenuSearch({ menu, book, orderType, shopName, cart, onClose }: MenuSearchProps) {
  const [typed, setTyped] = useState(lastTyped)
  const type = (text: string) => {
    lastTyped = text
    setTyped(text)
  }
  const words = useDeferredValue(typed).trim()
  const [heading, setHeading] = useState('all')
  const index = useSearchIndex(menu)
  const { uids, near } = findDishes(index, words)
  const found = uids.filter((uid) => book.products.has(uid))
  const hidden = uids.length - found.length
  const headings = headingsOf(menu, found)
  const narrowed = headings.find(({ value }) => value === heading)
  const shown = narrowed ? found.filter((uid) => narrowed.uids.has(uid)) : found
  const close = () => {
    lastTyped = ''
    onClose()
  }
  return (
    <div className="app menu-search">
      <header className="sb">
        <IconButton icon={ChevronLeft} label={m.ui_back()} onClick={close} />
        <SearchBox label={m.menu_search()} placeholder={m.menu_search()} value={typed} onChange={type} autoFocus />
      </header>
      {cart}
      <main id="main">
        <h1 className="sr">{m.menu_search()}</h1>
        {found.length > 0 && (
          <ChipGroup
            className="hscroll sres__chips"
            label={m.menu_headings()}
            chips={[{ value: 'all', label: m.menu_all({ count: found.length }) }, ...headings]}
            value={narrowed ? heading : 'all'}
            onChange={setHeading}
          />
        )}
        <div className="sres">
          <div role="status">
            {found.length > 0 && (
              <h2 className="small ink2">{resultWords({ count: shown.length, near, orderType, shop: shopName ?? m.shell_title() })}</h2>
            )}
            {words && found.length === 0 && <p className="sr">{m.menu_nothing({ words })}</p>}
          </div>
          {hidden > 0 && <HiddenNote count={hidden} />}
          {found.length > 0 ? (
            <FoundRows key={heading} uids={shown} words={words} book={book} orderType={orderType} />
          ) : (
            <NothingFound words={words} menu={menu} index={index} book={book} onSearch={type} onClose={close} />
          )}
        </div>
      </main>
    </div>
  )
}

/** Says that the guest's own filters hide something that was looked for, with one tap to see it. */
function HiddenNote({ count }: { count: number }) {
  return (
    <div className="row between g3">
      <p className="small ink2">{m.menu_diet_hidden({ count })}</p>
      <Button small variant="tint" onClick={clearDiet}>
        {m.menu_diet_clear()}
      </Button>
    </div>
  )
}

type Heading = { value: string; label: string; uids: ReadonlySet<string> }

/** The headings under which something was found, and how much; the first gathers dishes of the others, and is left out. */
function headingsOf({ categories }: Menu, found: readonly string[]): Heading[] {
  const all = new Set(found)
  return categories.slice(1).flatMap(({ categoryId, name, uids }) => {
    const under = uids.filter((uid) => all.has(uid))
    return under.length > 0 ? [{ value: categoryId, label: `${name} ${under.length}`, uids: new Set(under) }] : []
  })
}

type Results = { count: number; near: boolean; orderType: OrderType; shop: string }

function resultWords({ count, near, orderType, shop }: Results): string {
  if (near) return m.menu_near({ count, shop })
  return m.menu_results({
    count,
    shop,
    way: { [orderTypes.takeaway]: m.menu_way_1, [orderTypes.delivery]: m.menu_way_2, [orderTypes.dineIn]: m.menu_way_5 }[orderType](),
  })
}
