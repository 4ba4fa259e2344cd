import type { CartLine } from '@harbour/rules'
import { useEffect, useEffectEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { draftStore, forgetPersisted } from '../../lib/persisted-store.ts'
import { showToast } from '../../lib/toast.ts'

type DishDraft = { of: string; line: CartLine | null }

const key = 'dish-draft'

// Another page than this one anew has been left for good.
if (typeof document === 'object' && !isReloaded()) forgetPersisted([key])

/** The dish that is being put together: it lasts through a reload, and ends when its guest goes on. */
const useDraftStore = draftStore<DishDraft>(key, { of: '', line: null })

type DishDraftInput = {
  /** The product, and how it was begun. */
  of: string
  start: CartLine
  /** The line with only what can still be had of it, priced anew. */
  possible: (line: CartLine) => CartLine
}

type Possible = DishDraftInput['possible']

/** The part of a draft that can still be had, at today's price, and whether that is another line than the one that was kept; the start without a draft. */
export function draftNow(kept: CartLine | null, start: CartLine, possible: Possible): { line: CartLine; changed: boolean } {
  const line = possible(kept ?? start)
  return { line, changed: kept !== null && JSON.stringify(kept) !== JSON.stringify(line) }
}

/** The line as it is chosen so far, and how to change it. What can be had no longer leaves it, and that is said. */
export function useDishDraft({ of, start, possible }: DishDraftInput): [CartLine, (line: CartLine) => void] {
  const kept = useDraftStore((draft) => (draft.of === of ? draft.line : null))
  const { line, changed } = draftNow(kept, start, possible)
  const choose = (next: CartLine) => useDraftStore.setState({ of, line: possible(next) })
  const tell = useEffectEvent(() => {
    choose(line)
    showToast(m.food_choices_changed())
  })
  // The toast stands outside the screens.
  useEffect(() => {
    if (changed) tell()
  }, [changed])
  // A reload leaves no screen: what is left by another way is forgotten.
  useEffect(() => () => useDraftStore.setState({ of: '', line: null }), [])
  return [line, choose]
}

function isReloaded(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // entries of this type are
  return page?.type === 'reload'
}
