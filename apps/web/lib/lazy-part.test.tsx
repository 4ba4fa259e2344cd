import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { optionalLazyPart, lazyPart } from './lazy-part.ts'
import { useNetwork } from './network.ts'

type Parts = { Part: () => string }

beforeEach(() => {
  vi.useFakeTimers()
  useNetwork.setState({ failed: false })
})
afterEach(() => void vi.useRealTimers())

/** The outcome of the drawing of a part, if it ends in so many milliseconds. */
async function drawn(load: () => Promise<Parts>, milliseconds: number, part = lazyPart): Promise<string | undefined> {
  const Part = part(load, 'Part')
  let ended: string | undefined
  const onError = ({ name }: Error) => void (ended = name)
  const drawing = prerender(<Part />, { onError: (fault) => onError(fault as Error) }) // React says unknown
  drawing.then(
    () => (ended ??= 'drawn'),
    () => undefined,
  )
  await vi.advanceTimersByTimeAsync(milliseconds)
  return ended
}

const never = () => new Promise<Parts>(() => undefined)

test('a part is drawn when its code has come', async () => {
  expect(await drawn(async () => ({ Part: () => 'here' }), 10)).toBe('drawn')
})

test('[8.10] [9.7] a screen that has not come after 120 seconds is given up, and not before', async () => {
  expect(await drawn(never, 119_990)).toBeUndefined()
  expect(await drawn(never, 120_010)).toBe('TimeoutError')
  expect(useNetwork.getState().failed).toBe(false)
})

test.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://harbour.example/assets/Crashed.js'],
  ['Firefox', 'error loading dynamically imported module: https://harbour.example/assets/Crashed.js'],
  ['Safari', 'Importing a module script failed.'],
  ['a page in the place of a script', "'text/html' is not a valid JavaScript MIME type."],
  ['a style', 'Unable to preload CSS for /assets/Crashed.css'],
])('[8.4] a screen whose code is lost on the way is told as a lost network, in the words of %s', async (_whose, words) => {
  expect(await drawn(() => Promise.reject(new TypeError(words)), 1000)).toBeUndefined()
  expect(useNetwork.getState().failed).toBe(true)
})

test('[8.4] what is on the screen stays there for as long as the code is lost', async () => {
  expect(await drawn(() => Promise.reject(new TypeError('Importing a module script failed.')), 600_000)).toBeUndefined()
})

test('[8.10] a screen whose code has come and is broken is a fault, and no lost network', async () => {
  expect(await drawn(() => Promise.reject(new ReferenceError('importantDish is not defined')), 1000)).toBe('ReferenceError')
  expect(useNetwork.getState().failed).toBe(false)
})

test('[8.4] what comes by itself and is lost on the way is left out, and no dialog stands in the way of who tapped nothing', async () => {
  expect(await drawn(() => Promise.reject(new TypeError('Importing a module script failed.')), 10, optionalLazyPart)).toBe('drawn')
  expect(useNetwork.getState().failed).toBe(false)
})

test('[8.10] what comes by itself and is broken is a fault', async () => {
  expect(await drawn(() => Promise.reject(new ReferenceError('importantDish is not defined')), 10, optionalLazyPart)).toBe('ReferenceError')
})
