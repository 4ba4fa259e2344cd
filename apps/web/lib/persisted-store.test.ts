import { beforeEach, expect, test, vi } from 'vitest'
import { storageOf } from '../testing/test-page.ts'

const held = new Map<string, string>()
vi.stubGlobal('localStorage', storageOf(held))
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
let otherTabWrote: () => void
vi.stubGlobal('addEventListener', (moment: string, hear: () => void) => moment === 'storage' && (otherTabWrote = hear))

type Snack = { name: string; hot: boolean }
const fresh: Snack = { name: 'none', hot: false }
const keptAs = (state: object) => JSON.stringify({ state, version: 0 })

/** The page as it starts: nothing stands yet. */
async function newPage() {
  vi.resetModules()
  return import('./persisted-store.ts')
}

beforeEach(() => held.clear())

test('a store is a fresh guest’s until the first screen stands, then what was kept', async () => {
  held.set('snack', keptAs({ name: 'egg tart' }))
  const { persistedStore, restoreStores } = await newPage()
  const store = persistedStore('snack', fresh)
  expect(store.getState()).toEqual(fresh)
  restoreStores()
  expect(store.getState()).toEqual({ name: 'egg tart', hot: false })
})

test('what happens before that never overwrites what was kept', async () => {
  held.set('snack', keptAs({ name: 'egg tart' }))
  const { persistedStore, restoreStores } = await newPage()
  const store = persistedStore('snack', fresh)
  store.setState({ name: 'siu mai', hot: true })
  expect(held.get('snack')).toBe(keptAs({ name: 'egg tart' }))
  restoreStores()
  expect(store.getState()).toEqual({ name: 'egg tart', hot: true })
})

test('what happens before that is kept where nothing was, and a store that nothing has happened to is not drawn again', async () => {
  const { persistedStore, restoreStores } = await newPage()
  const [store, still] = [persistedStore('snack', fresh), persistedStore('drink', fresh)]
  const drawn = vi.fn()
  still.subscribe(drawn)
  store.setState({ name: 'siu mai' })
  restoreStores()
  expect(held.get('snack')).toBe(keptAs({ name: 'siu mai', hot: false }))
  expect(drawn).not.toHaveBeenCalled()
})

test('[9.17] every change is kept from then on, as far as it is to be kept', async () => {
  const { persistedStore, restoreStores } = await newPage()
  restoreStores()
  const store = persistedStore('snack', fresh, { part: ({ name }) => ({ name }) })
  store.setState({ name: 'siu mai', hot: true })
  expect(held.get('snack')).toBe(keptAs({ name: 'siu mai' }))
})

test('something unreadable counts as nothing', async () => {
  held.set('snack', '{')
  const { persistedStore, restoreStores } = await newPage()
  restoreStores()
  expect(persistedStore('snack', fresh).getState()).toEqual(fresh)
})

test('what is forgotten is gone from its store and from the device, also where no store has come for it', async () => {
  held.set('snack', keptAs({ name: 'egg tart' }))
  held.set('drink', keptAs({ name: 'milk tea' }))
  const { forgetPersisted, persistedStore, restoreStores } = await newPage()
  const store = persistedStore('snack', fresh)
  restoreStores()
  forgetPersisted(['snack', 'drink'])
  expect(store.getState()).toEqual(fresh)
  expect(held.size).toBe(0)
})

test('[9.17] what another tab writes is taken over at once, and what it forgets is forgotten', async () => {
  const { persistedStore, restoreStores } = await newPage()
  const store = persistedStore('snack', fresh)
  restoreStores()
  held.set('snack', keptAs({ name: 'egg tart', hot: true }))
  otherTabWrote()
  expect(store.getState()).toEqual({ name: 'egg tart', hot: true })
  held.delete('snack')
  otherTabWrote()
  expect(store.getState()).toEqual(fresh)
  expect(held.has('snack')).toBe(false)
})

test('[9.17] a change starts from what another tab has kept by then, of which this one has not heard', async () => {
  const { persistedStore, restoreStores } = await newPage()
  const store = persistedStore('snack', fresh)
  restoreStores()
  held.set('snack', keptAs({ name: 'egg tart', hot: false }))
  store.setState(({ name }) => ({ name: `${name} twice` }))
  expect(held.get('snack')).toBe(keptAs({ name: 'egg tart twice', hot: false }))
  held.set('snack', keptAs({ name: 'siu mai', hot: false }))
  store.setState({ hot: true })
  expect(held.get('snack')).toBe(keptAs({ name: 'siu mai', hot: true }))
})

test('of what another tab writes a store takes over what it wants, and keeps what is not kept', async () => {
  const { syncFromStorage, persistedStore, restoreStores } = await newPage()
  const own = persistedStore('snack', fresh, { take: ({ name }) => ({ name }) })
  const partly = persistedStore('drink', fresh, { part: ({ name }) => ({ name }) })
  restoreStores()
  partly.setState({ hot: true })
  held.set('snack', keptAs({ name: 'egg tart', hot: true }))
  held.set('drink', keptAs({ name: 'milk tea' }))
  syncFromStorage()
  expect(own.getState()).toEqual({ name: 'egg tart', hot: false })
  expect(partly.getState()).toEqual({ name: 'milk tea', hot: true })
})

test('a browser that keeps nothing more still serves its guest', async () => {
  const { persistedStore, restoreStores } = await newPage()
  const store = persistedStore('snack', fresh)
  restoreStores()
  store.setState({ name: 'egg tart' })
  const full = vi.spyOn(held, 'set').mockImplementation(() => {
    throw new Error('QuotaExceededError')
  })
  store.setState({ name: 'siu mai' })
  store.setState({ hot: true })
  expect(store.getState()).toEqual({ name: 'siu mai', hot: true })
  full.mockRestore()
})
