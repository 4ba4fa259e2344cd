import { afterEach, expect, test, vi } from 'vitest'
import { runLongWork, tellFaults, useLongWork } from './long-work.ts'

const listeners = new Set<unknown>()
vi.stubGlobal('addEventListener', (_: string, listener: unknown) => listeners.add(listener))
vi.stubGlobal('removeEventListener', (_: string, listener: unknown) => listeners.delete(listener))

afterEach(() => useLongWork.setState({ work: null, faults: null }))

test('work says how far it is, and keeps the page from being closed, until it has ended', async () => {
  const seen: unknown[] = []
  const result = await runLongWork({ words: 'Prices', of: 2 }, async (step) => {
    seen.push(useLongWork.getState().work, listeners.size)
    step(1)
    seen.push(useLongWork.getState().work?.done)
    return 'saved'
  })
  expect(seen).toEqual([{ words: 'Prices', done: 0, of: 2 }, 1, 1])
  expect([result, useLongWork.getState().work, listeners.size]).toEqual(['saved', null, 0])
})

test('work that fails has ended, too, and says why to whoever began it', async () => {
  await expect(runLongWork({ words: 'Prices', of: 2 }, async () => Promise.reject(new Error('no network')))).rejects.toThrow('no network')
  expect([useLongWork.getState().work, listeners.size]).toEqual([null, 0])
})

test('other work waits for its turn, and leaves the one that goes on alone', async () => {
  await runLongWork({ words: 'Prices', of: 2 }, async () => {
    await expect(runLongWork({ words: 'Sold out', of: 1 }, async () => 1)).rejects.toThrow('另一項工作')
    expect(useLongWork.getState().work?.words).toBe('Prices')
  })
})

test('what was not done while nobody watched is kept until other work begins', async () => {
  tellFaults({ words: '1 was not changed', lines: ['Cheese pizza: changed meanwhile'] })
  expect(useLongWork.getState().faults?.lines).toEqual(['Cheese pizza: changed meanwhile'])
  await runLongWork({ words: 'Prices', of: 1 }, async () => 1)
  expect(useLongWork.getState().faults).toBeNull()
})
