import { randomUUID } from 'node:crypto'
import { staffLogin, staffMeGet, staffSessionEnd, staffSessionListGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { newStaff, staffPassword, type StaffAs } from '../../../testing/staff.fixtures.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

const sessions = async (as: StaffAs) => (await gateway.ask(staffSessionListGet, {}, as)).sessions

test('one session ends, once, and the others stay', async () => {
  const here = await newStaff(gateway, 'crew')
  const deviceId = randomUUID()
  const { key } = await gateway.ask(staffLogin, { account: here.account, password: staffPassword }, { deviceId })
  const left = (await sessions(here)).find((session) => !session.here)
  expect(await gateway.ask(staffSessionEnd, { sessionId: left?.sessionId }, here)).toEqual({ ended: true })
  expect(await gateway.call(staffMeGet, {}, { key, deviceId })).toMatchObject({ code: 'LOGIN_AGAIN' })
  expect(await sessions(here)).toMatchObject([{ here: true }])
  expect(await gateway.call(staffSessionEnd, { sessionId: left?.sessionId }, here)).toMatchObject({ status: 301, code: 'SESSION_UNKNOWN' })
})

test('another’s session is unknown, and a malformed content is turned away', async () => {
  const [admin, crew] = [await newStaff(gateway, 'admin'), await newStaff(gateway, 'crew')]
  const [theirs] = await sessions(crew)
  expect(await gateway.call(staffSessionEnd, { sessionId: theirs?.sessionId }, admin)).toMatchObject({ code: 'SESSION_UNKNOWN' })
  expect(await sessions(crew)).toHaveLength(1)
  expect(await gateway.call(staffSessionEnd, { sessionId: 'x' }, admin)).toMatchObject({ code: 'CONTENT_INVALID' })
})
