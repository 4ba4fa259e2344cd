import { expect, test } from 'vitest'
import { createReadiness } from './readiness.ts'

const clock = { at: 0, now: () => clock.at }

test('an answer is believed for a second, however many ask', async () => {
  let trials = 0
  const { canWrite } = createReadiness({ tryWriting: async () => void trials++ }, clock)
  expect(await Promise.all(Array.from({ length: 64 }, canWrite))).toEqual(Array<boolean>(64).fill(true))
  clock.at += 999
  await canWrite()
  expect(trials).toBe(1)
  clock.at += 1
  await canWrite()
  expect(trials).toBe(2)
})

test('a database that hangs is asked once at a time, and whoever asks is told no', async () => {
  const hanging = Promise.withResolvers<void>()
  let trials = 0
  const tryWriting = () => (trials++ === 0 ? hanging.promise : Promise.resolve())
  const { canWrite } = createReadiness({ tryWriting }, clock)
  expect(await Promise.all([canWrite(), canWrite()])).toEqual([false, false])
  clock.at += 5000
  expect([await canWrite(), trials]).toEqual([false, 1])
  hanging.reject(new Error('gone'))
  await expect(hanging.promise).rejects.toThrow('gone')
  expect(await canWrite()).toBe(false)
  clock.at += 1000
  expect([await canWrite(), trials]).toEqual([true, 2])
})
