import { startTransition, useEffect, useState } from 'react'

/** The rows of a screen, and the milliseconds between letters in which no more are drawn. */
const atOnce = 16
const pauseMs = 120

/** The number of a page's rows that are to be drawn by now: all of them, but a screenful and then a few at a time while the text that they were searched by changes. */
export function useRowsDrawn(count: number, searched: string | undefined): number {
  const [drawn, setDrawn] = useState({ searched, rows: Infinity })
  const rows = drawn.searched === searched ? drawn.rows : atOnce
  // The browser's clock paces it.
  useEffect(() => {
    if (rows >= count) return undefined
    const next = setTimeout(() => startTransition(() => setDrawn({ searched, rows: rows + atOnce })), pauseMs)
    return () => clearTimeout(next)
  }, [rows, count, searched])
  return Math.min(rows, count)
}
