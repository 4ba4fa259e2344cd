import type { Menu } from '@harbour/protocol'
import { startTransition, useEffect, useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { searchIndex, type SearchIndex } from './search-index.ts'

const made = new WeakMap<Menu, SearchIndex>()
const nothing: SearchIndex = { entries: [], words: new Set() }

/** The number of dishes that a slow phone reads in a few milliseconds. */
const atATime = 120

/** The index of a menu, made while the first letters are typed and kept for the next search. */
export function useSearchIndex(menu: Menu): SearchIndex {
  const [index, setIndex] = useState(() => made.get(menu) ?? nothing)
  // The browser's clock paces it: a large menu must not keep the first letter waiting.
  useEffect(() => {
    if (made.has(menu)) return
    const steps = searchIndex(menu, { vegetarian: `${m.menu_vegetarian()} ${m.menu_hint_5()}`, atATime })
    let next: ReturnType<typeof setTimeout>
    const step = () => {
      const further = steps.next()
      if (further.done) return
      made.set(menu, further.value)
      startTransition(() => setIndex(further.value))
      next = setTimeout(step, 0)
    }
    step()
    return () => clearTimeout(next)
  }, [menu])
  return index
}
