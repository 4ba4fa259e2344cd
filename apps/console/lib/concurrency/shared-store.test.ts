import { afterEach, expect, test, vi } from 'vitest'
import { sharedStore } from './shared-store.ts'

type Words = { words: string[] }

const options = { initial: { words: [] }, read: (kept: unknown) => kept as Words | undefined } // as the tabs below have written it

/** Local storage, and two tabs that share it. */
function twoTabs() {
  const kept = new Map<string, string>()
  const setItem = vi.fn((name: string, text: string) => void kept.set(name, text))
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, setItem })
  const tab = () => sharedStore<Words>('words', options)
  return { tabs: [tab(), tab()] as const, kept, setItem }
}

const add = (word: string) => (state: Words) => ({ words: [...state.words, word] })

afterEach(() => vi.unstubAllGlobals())

test('what one tab writes another one keeps', () => {
  const { tabs } = twoTabs()
  tabs[0].change(add('a'))
  tabs[1].change(add('b'))
  tabs[0].change(({ words }) => ({ words: words.filter((word) => word !== 'a') }))
  expect(tabs.map(({ reread }) => reread().words)).toEqual([['b'], ['b']])
})

test('what cannot be written is not lost in its own tab', () => {
  const { tabs, setItem } = twoTabs()
  setItem.mockImplementation(() => {
    throw new Error('full')
  })
  tabs[0].change(add('a'))
  tabs[0].change(add('b'))
  expect(tabs[0].reread().words).toEqual(['a', 'b'])
})

test('what is broken is nothing', () => {
  const { tabs, kept } = twoTabs()
  tabs[0].change(add('a'))
  kept.set('words', '{')
  expect(tabs[0].reread().words).toEqual([])
})
