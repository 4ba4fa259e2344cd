import { randomUUID } from 'node:crypto'
import { staffLogin, staffSessionListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../testing/gateway.ts'
import { newStaff, staffPassword } from '../../../testing/staff.fixtures.ts'

const hours = 60 * 60_000
let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)

test('somebody sees their own sessions: on what, since when, last used, and which is this one; those that are over are not among them', async () => {
  const here = await newStaff(gateway, 'crew')
  await newStaff(gateway, 'crew')
  const other = { deviceId: randomUUID(), userAgent: 'Mozilla/5.0 (iPad; CPU OS 19_0) Safari/605.1' }
  const list = async () => (await gateway.ask(staffSessionListGet, {}, here)).sessions
  await gateway.ask(staffLogin, { account: here.account, password: staffPassword }, other)
  now += hours
  expect(await list()).toMatchObject([
    { device: '', openedAt: noon, seenAt: noon + hours, endsAt: noon + 12 * hours, here: true },
    { device: 'Safari, iPad', openedAt: noon, seenAt: noon, here: false },
  ])
  now += hours
  expect(await list()).toHaveLength(1)
  expect(await gateway.call(staffSessionListGet, { staffId: here.staffId }, here)).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
