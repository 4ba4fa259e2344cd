import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { Refused } from '../../platform/handle.ts'
import { createLog } from '../../platform/log.ts'
import { createReportReadings, statementTimeout } from './report-readings.ts'

const now = 1_000_000
const common = { clock: { now: () => now }, log: createLog('silent') }
const plain = { name: 'one', text: '' }

/** A database whose statements give its name. */
const named = (name: string) => ({ rows: async () => [name] as unknown[] }) as unknown as Database // reports read rows alone

const readingsOf = (lag: number | undefined, db = named('replica')) =>
  createReportReadings({ db: named('primary'), replica: { db, lag: async () => lag }, ...common })

test('two statements of reports are under way at once, and the third waits its turn', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const slow: Database['rows'] = ({ name }) => {
    begun.push(name)
    return new Promise((resolve) => ends.push(() => resolve([])))
  }
  const { db } = createReportReadings({ db: { rows: slow } as Database, replica: undefined, ...common }) // reports read rows alone
  const all = ['one', 'two', 'three'].map((name) => db.rows({ name, text: '' }))
  await expect.poll(() => begun).toEqual(['one', 'two'])
  ends[0]?.()
  await expect.poll(() => begun).toEqual(['one', 'two', 'three'])
  for (const end of ends) end()
  await Promise.all(all)
})

test.each([
  ['a replica that has everything', 0, { answer: ['replica'], asOf: undefined }],
  ['a replica that is late', 4200, { answer: ['replica'], asOf: now - 4200 }],
  ['a replica that is not to be read', undefined, { answer: ['primary'], asOf: undefined }],
])('with %s a report says what it read, and from when', async (_what, lag, read) => {
  const { db, mayBeLate } = readingsOf(lag)
  expect(await mayBeLate(() => db.rows(plain))).toEqual(read)
})

test('two reports at once are each read where they were sent, and whatever may not be late from the primary', async () => {
  const { db, mayBeLate } = readingsOf(0)
  const twice = async () => [...(await db.rows(plain)), await sleep(5), ...(await db.rows(plain))]
  const [late, plainly, again] = await Promise.all([mayBeLate(twice), twice(), mayBeLate(twice)])
  expect([late.answer, plainly, again.answer]).toEqual(['replica', 'primary', 'replica'].map((each) => [each, undefined, each]))
})

test('a report that fails on the replica is read from the primary, and is not late', async () => {
  const lost = { rows: () => Promise.reject(Object.assign(new Error('conflict with recovery'), { code: '40001' })) }
  const { db, mayBeLate } = readingsOf(900, lost as unknown as Database)
  expect(await mayBeLate(() => db.rows(plain))).toEqual({ answer: ['primary'], asOf: undefined })
})

test.each([
  ['is refused', new Refused('PERIOD_INVALID', null)],
  ['takes too long', Object.assign(new Error('canceling statement'), { code: statementTimeout })],
])('a report that %s is not begun again', async (_how, fault) => {
  let times = 0
  const failing = async () => {
    times++
    throw fault
  }
  await expect(readingsOf(0).mayBeLate(failing)).rejects.toBe(fault)
  expect(times).toBe(1)
})
