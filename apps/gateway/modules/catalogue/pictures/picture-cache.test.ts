import { expect, test } from 'vitest'
import { createPictureCache } from './picture-cache.ts'

/** A cache of ten bytes over a store that counts how often it is asked. */
function counted(there: Record<string, string>) {
  const asked: string[] = []
  const get = async (key: string) => {
    asked.push(key)
    const body = there[key]
    return body === undefined ? undefined : Buffer.from(body)
  }
  return { asked, cache: createPictureCache({ get }, 10) }
}

test('a file is read once, also for many who ask at the same moment', async () => {
  const { asked, cache } = counted({ one: '1111' })
  await Promise.all([cache.get('one'), cache.get('one')])
  expect((await cache.get('one'))?.toString()).toBe('1111')
  expect(asked).toEqual(['one'])
})

test('what was not asked for the longest makes room', async () => {
  const { asked, cache } = counted({ one: '1111', two: '2222', three: '3333' })
  for (const key of ['one', 'two', 'one', 'three', 'one', 'two']) await cache.get(key)
  expect(asked).toEqual(['one', 'two', 'three', 'two'])
})

test('what is not there is asked for again, and what is too large is not kept', async () => {
  const there: Record<string, string> = { large: 'x'.repeat(11) }
  const { asked, cache } = counted(there)
  expect(await cache.get('new')).toBeUndefined()
  there.new = 'now'
  expect((await cache.get('new'))?.toString()).toBe('now')
  for (const _ of [1, 2]) expect((await cache.get('large'))?.length).toBe(11)
  expect(asked).toEqual(['new', 'new', 'large', 'large'])
})
