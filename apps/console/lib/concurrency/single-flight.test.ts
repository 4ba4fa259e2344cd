import { expect, test } from 'vitest'
import { singleFlight } from './single-flight.ts'

/** Work that ends when it is told to. */
function heldWork() {
  const ends: PromiseWithResolvers<void>[] = []
  const work = () => {
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  }
  return { ends, ask: singleFlight(work) }
}

const afterAll = () => new Promise((resolve) => setTimeout(resolve))

test('whoever asks in a rush waits for one run that begins after the one that is going on', async () => {
  const { ends, ask } = heldWork()
  const first = ask()
  const others = [ask(), ask(), ask()]
  expect(ends).toHaveLength(1)
  ends[0]?.resolve()
  await first
  await afterAll()
  expect(ends).toHaveLength(2)
  const later = ask()
  ends[1]?.resolve()
  await Promise.all(others)
  await afterAll()
  expect(ends).toHaveLength(3)
  ends[2]?.resolve()
  await later
})

test('a run that fails is told to who asked for it, and another follows', async () => {
  const { ends, ask } = heldWork()
  const [first, second] = [ask(), ask()]
  ends[0]?.reject(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await afterAll()
  ends[1]?.resolve()
  await second
})
