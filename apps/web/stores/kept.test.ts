import { beforeEach, expect, test, vi } from 'vitest'

const held = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, text: string) => held.set(key, text),
  removeItem: (key: string) => held.delete(key),
})
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })

type Snack = { name: string; hot: boolean }
const fresh: Snack = { name: 'none', hot: false }
const keptAs = (state: object) => JSON.stringify({ state, version: 0 })

/** The page as it starts: nothing stands yet. */
async function newPage() {
  vi.resetModules()
  return import('./kept.ts')
}

beforeEach(() => held.clear())

test('a store is a fresh guest’s until the first screen stands, then what was kept', async () => {
  held.set('snack', keptAs({ name: 'egg tart' }))
  const { keptStore, recallAll } = await newPage()
  const store = keptStore('snack', fresh)
  expect(store.getState()).toEqual(fresh)
  recallAll()
  expect(store.getState()).toEqual({ name: 'egg tart', hot: false })
})

test('what happens before that never overwrites what was kept', async () => {
  held.set('snack', keptAs({ name: 'egg tart' }))
  const { keptStore, recallAll } = await newPage()
  const store = keptStore('snack', fresh)
  store.setState({ name: 'siu mai', hot: true })
  expect(held.get('snack')).toBe(keptAs({ name: 'egg tart' }))
  recallAll()
  expect(store.getState()).toEqual({ name: 'egg tart', hot: true })
})

test('what happens before that is kept where nothing was, and a store that nothing has happened to is not drawn again', async () => {
  const { keptStore, recallAll } = await newPage()
  const [store, still] = [keptStore('snack', fresh), keptStore('drink', fresh)]
  const drawn = vi.fn()
  still.subscribe(drawn)
  store.setState({ name: 'siu mai' })
  recallAll()
  expect(held.get('snack')).toBe(keptAs({ name: 'siu mai', hot: false }))
  expect(drawn).not.toHaveBeenCalled()
})

test('[9.17] every change is kept from then on, as far as it is to be kept', async () => {
  const { keptStore, recallAll } = await newPage()
  recallAll()
  const store = keptStore('snack', fresh, ({ name }) => ({ name }))
  store.setState({ name: 'siu mai', hot: true })
  expect(held.get('snack')).toBe(keptAs({ name: 'siu mai' }))
})

test('something unreadable counts as nothing', async () => {
  held.set('snack', '{')
  const { keptStore, recallAll } = await newPage()
  recallAll()
  expect(keptStore('snack', fresh).getState()).toEqual(fresh)
})

test('what is forgotten is gone from its store and from the device, also where no store has come for it', async () => {
  held.set('snack', keptAs({ name: 'egg tart' }))
  held.set('drink', keptAs({ name: 'milk tea' }))
  const { forgetKept, keptStore, recallAll } = await newPage()
  const store = keptStore('snack', fresh)
  recallAll()
  forgetKept(['snack', 'drink'])
  expect(store.getState()).toEqual(fresh)
  expect(held.size).toBe(0)
})
