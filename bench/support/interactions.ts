import type { Tab } from './browser.ts'
import { pause } from './on-page.ts'

/** Touches and keys of a guest, each of which the page owes an answer; how long each answer took is what Interaction to Next Paint counts. */
export type Hand = {
  /** The touches and keys so far. */
  count: () => number
  /** Touches the first element of these that a finger can reach, once it stands still; waits up to ten seconds for one. */
  tap: (selector: string) => Promise<void>
  /** Types a text letter by letter into what has the focus. */
  type: (text: string) => Promise<void>
  /** Takes back so many letters. */
  erase: (letters: number) => Promise<void>
  /** The milliseconds of each interaction, from the touch to the paint that answers it, the longest first. */
  durations: () => Promise<number[]>
}

/** The browser tells of no interaction that is answered sooner. */
const leastTold = 16
const betweenTaps = 300
const betweenLetters = 120

/** A hand on a page that is yet to be opened: its interactions are told from the page's beginning on. */
export async function openHand(tab: Tab): Promise<Hand> {
  await tab.ask('Page.enable')
  await tab.ask('Page.addScriptToEvaluateOnNewDocument', { source: observer })
  let count = 0

  async function tap(selector: string) {
    const point = await reach(tab, selector)
    count++
    await tab.ask('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await tab.ask('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await pause(betweenTaps)
  }

  async function press(key: { key: string; code: string; text?: string; windowsVirtualKeyCode: number }) {
    count++
    await tab.ask('Input.dispatchKeyEvent', { type: 'keyDown', ...key })
    await tab.ask('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined })
    await pause(betweenLetters)
  }

  return {
    count: () => count,
    tap,
    async type(text) {
      for (const letter of text) {
        await press({ key: letter, code: '', text: letter, windowsVirtualKeyCode: letter.toUpperCase().charCodeAt(0) })
      }
    },
    async erase(letters) {
      for (let left = letters; left > 0; left--) await press({ key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 })
    },
    async durations() {
      const told = await tab.evaluate<number[]>('[...window.interactions.values()]')
      const untold = Array.from({ length: Math.max(0, count - told.length) }, () => leastTold)
      return [...told, ...untold].toSorted((a, b) => b - a)
    },
  }
}

/** A touch or a key is several events under one id; the longest of them is how long it took. */
const observer = `
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.interactions.set(interactionId, Math.max(duration, window.interactions.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: ${leastTold}, buffered: true })
`

/**
 * The middle of the first element that lies open under a finger and no longer moves: while a list still scrolls to its heading, a finger would come down
 * beside what it saw. Where none lies open, the first there is is brought into sight.
 */
async function reach(tab: Tab, selector: string): Promise<{ x: number; y: number }> {
  let last: { x: number; y: number } | null = null
  for (let tries = 0; tries < 100; tries++) {
    const point = await tab.evaluate<{ x: number; y: number } | null>(`(() => {
      const all = [...document.querySelectorAll(${JSON.stringify(selector)})]
      for (const element of all) {
        const { x, y, width, height } = element.getBoundingClientRect()
        const middle = { x: x + width / 2, y: y + height / 2 }
        const open = width > 0 && middle.y > 0 && middle.y < innerHeight
        if (open && element.contains(document.elementFromPoint(middle.x, middle.y))) return middle
      }
      all[0]?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return null
    })()`)
    if (point && last && Math.hypot(point.x - last.x, point.y - last.y) < 1) return point
    last = point
    await pause(100)
  }
  throw new Error(`nothing to touch: ${selector}`)
}

/** The percentile of figures by the nearest rank. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}
