import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from './with-lock.ts'

afterEach(() => vi.unstubAllGlobals())

test('work of one name is done by one tab after another', async () => {
  const done: string[] = []
  const turn = (tab: string) => async () => {
    done.push(`${tab} begins`)
    await Promise.resolve()
    done.push(`${tab} ends`)
    return tab
  }
  vi.stubGlobal('navigator', { locks: locksOfOneDevice() })
  expect(await Promise.all([withLock('order', turn('first')), withLock('order', turn('second'))])).toEqual(['first', 'second'])
  expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('where tabs cannot wait for one another it is done at once', async () => {
  vi.stubGlobal('navigator', {})
  expect(await withLock('order', () => Promise.resolve('done'))).toBe('done')
})

test('a tab that sleeps over its turn stops no other for ever', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', 'TimeoutError')) } })
  expect(await withLock('order', () => Promise.resolve('done'))).toBe('done')
})

test('work that fails is done once', async () => {
  vi.stubGlobal('navigator', { locks: locksOfOneDevice() })
  const work = vi.fn(() => Promise.reject(new Error('no network')))
  await expect(withLock('order', work)).rejects.toThrow('no network')
  expect(work).toHaveBeenCalledOnce()
})

/** As a browser's: one holder of a name at a time. */
function locksOfOneDevice() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request<T>(_name: string, _options: LockOptions, work: () => Promise<T>): Promise<T> {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
