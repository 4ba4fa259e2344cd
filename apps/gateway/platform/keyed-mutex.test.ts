import { setImmediate as later } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

/** Work that ends when it is told to, and writes down when it began and whether it had waited. */
function workshop() {
  const turns = createKeyedMutex<number>()
  const begun: boolean[] = []
  const ends: PromiseWithResolvers<number>[] = []
  const ask = (key = 'one') =>
    turns(key, (waited) => {
      begun.push(waited)
      const end = Promise.withResolvers<number>()
      ends.push(end)
      return end.promise
    })
  return { ask, begun, ends }
}

test('whoever asks during work shares the next with all who wait, and that begins when the first has ended', async () => {
  const { ask, begun, ends } = workshop()
  const [first, second, third] = [ask(), ask(), ask()]
  await later()
  expect(begun).toEqual([false])
  ends[0]?.resolve(1)
  expect(await first).toBe(1)
  await later()
  expect(begun).toEqual([false, true])
  const fourth = ask()
  ends[1]?.resolve(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
  await later()
  ends[2]?.resolve(3)
  expect(await fourth).toBe(3)
})

test('what fails fails for those who asked for it, and whoever waited has their turn', async () => {
  const { ask, ends } = workshop()
  const [first, second] = [ask(), ask()]
  ends[0]?.reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await later()
  ends[1]?.resolve(2)
  expect(await second).toBe(2)
})

test('other keys do not wait, and nothing is remembered once all is done', async () => {
  const { ask, begun, ends } = workshop()
  const both = [ask('one'), ask('two')]
  for (const end of ends) end.resolve(0)
  await Promise.all(both)
  const again = ask('one')
  ends[2]?.resolve(0)
  await again
  expect(begun).toEqual([false, false, false])
})
