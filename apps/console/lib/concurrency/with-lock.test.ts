import { afterEach, expect, test, vi } from 'vitest'
import { withLock } from './with-lock.ts'

afterEach(() => vi.unstubAllGlobals())

test('without locks work of one name is done one after the other, and goes on after a failure', async () => {
  vi.stubGlobal('navigator', {})
  const done: string[] = []
  const work = (name: string) => async () => {
    done.push(`${name} begins`)
    await Promise.resolve()
    done.push(`${name} ends`)
    if (name === 'a') throw new Error('a')
  }
  const [a, b] = [withLock('work', work('a')), withLock('work', work('b'))]
  await expect(a).rejects.toThrow('a')
  await b
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})
