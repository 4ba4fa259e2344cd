import { useEffect, type RefObject } from 'react'
import { isTaken, useShortcuts } from '../../../lib/shortcuts.ts'

/** Moves over the rows of a table by J and K, opens one by Enter and ticks it by X; letters do nothing while somebody types, and can be turned off. */
export function useRowKeys(body: RefObject<HTMLTableSectionElement | null>): void {
  const on = useShortcuts(({ on }) => on)
  // The keyboard is the page's.
  useEffect(() => {
    if (!on) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
      const rows = [...(body.current?.rows ?? [])]
      const at = rows.findIndex((row) => row.contains(document.activeElement))
      const row = rows[at]
      if (event.key === 'j') focus(rows[at + 1] ?? rows[0])
      else if (event.key === 'k') focus(rows[at - 1] ?? rows.at(-1))
      else if (event.key === 'x') row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
      else if (event.key === 'Enter' && row === document.activeElement) row?.click()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [on, body])
}

function focus(row: HTMLTableRowElement | undefined): void {
  row?.setAttribute('tabindex', '-1')
  row?.focus()
}
