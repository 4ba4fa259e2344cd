import { afterAll, beforeEach, expect, test } from 'vitest'
import { inParallel } from '../testing/in-parallel.ts'
import { noon } from '../testing/gateway.ts'
import { openDatabase } from './database/database.ts'
import { createQuotas, type Quota } from './quotas.ts'
import { createTestDatabase } from '../testing/database.ts'

const database = await createTestDatabase()
const [here, there] = [openDatabase(database.url), openDatabase(database.url)]
const clock = { at: noon, now: () => clock.at }
const [quotas, elsewhere] = [createQuotas(here, clock), createQuotas(there, clock)]
const five: Quota = { name: 'five a minute', most: 5, lasts: 60_000 }
const three: Quota = { name: 'three an hour', most: 3, lasts: 3_600_000 }
let key = ''
let turn = 0

beforeEach(() => void (key = `guest ${++turn}`))
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()])
  await database.drop()
})

const outcome =
  (quota: Quota, from = quotas) =>
  async () =>
    (await from.take({ quota, key })) ? 'used up' : 'taken'

test('of 64 that ask two processes at the same moment, as many get through as there are', async () => {
  expect(await inParallel(64, (at) => outcome(five, at % 2 ? quotas : elsewhere)())).toEqual({ taken: 5, 'used up': 59 })
})

test('a quota begins anew once it has ended, again for no more than there are', async () => {
  await inParallel(64, outcome(five))
  clock.at += 20_000
  expect(await quotas.take({ quota: five, key })).toEqual({ quota: five, retryAfter: 40 })
  clock.at += 40_000
  expect(await inParallel(64, outcome(five))).toEqual({ taken: 5, 'used up': 59 })
})

test('of several quotas one is taken of each, or of none', async () => {
  const both = async () => (await quotas.take({ quota: five, key }, { quota: three, key }))?.quota.name ?? 'taken'
  expect(await inParallel(64, both)).toEqual({ taken: 3, [three.name]: 61 })
  expect(await quotas.used({ quota: five, key })).toBe(3)
  await quotas.giveBack({ quota: five, key }, { quota: three, key })
  expect(await quotas.used({ quota: five, key })).toBe(2)
  expect(await both()).toBe('taken')
  expect(await inParallel(64, outcome(five))).toEqual({ taken: 2, 'used up': 62 })
})

test('a quota of none gives none, and one that is reset all again', async () => {
  expect(await quotas.take({ quota: { ...five, name: 'none', most: 0 }, key })).toMatchObject({ retryAfter: 60 })
  await inParallel(64, outcome(five))
  await quotas.reset({ quota: five, key })
  expect(await quotas.used({ quota: five, key })).toBe(0)
  expect(await inParallel(64, outcome(five))).toEqual({ taken: 5, 'used up': 59 })
})
