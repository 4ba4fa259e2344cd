import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadScript } from './load-script.ts'

/** A page, as far as a script is put into it. */
const page: { script?: HTMLScriptElement; removed: boolean } = { removed: false }

beforeEach(() => {
  vi.useFakeTimers()
  page.removed = false
  vi.stubGlobal('document', {
    createElement: () => ({ remove: () => void (page.removed = true) }),
    head: { append: (script: HTMLScriptElement) => void (page.script = script) },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The outcome of the loading of a script, if it ends in so many milliseconds. */
async function endOf(loading: Promise<void>, milliseconds: number): Promise<string | undefined> {
  let ended: string | undefined
  loading.then(
    () => (ended = 'come'),
    (cause: Error) => (ended = cause.name),
  )
  await vi.advanceTimersByTimeAsync(milliseconds)
  return ended
}

test('[9.7] a script of others is given up after 20 seconds, and not before', async () => {
  const loading = loadScript('https://kit.example/braze.js')
  expect(await endOf(loading, 19_999)).toBeUndefined()
  expect(await endOf(loading, 1)).toBe('TimeoutError')
  expect(page.removed).toBe(true)
})

test('[9.7] how long a script may take can be said', async () => {
  expect(await endOf(loadScript('https://kit.example/braze.js', 100), 100)).toBe('TimeoutError')
})

test('a script that has come is not given up later, and one that cannot be had is told at once', async () => {
  const coming = loadScript('https://kit.example/braze.js')
  page.script?.onload?.(new Event('load'))
  expect(await endOf(coming, 30_000)).toBe('come')
  const lost = loadScript('https://kit.example/braze.js')
  page.script?.onerror?.('lost')
  expect(await endOf(lost, 0)).toBe('Error')
})
