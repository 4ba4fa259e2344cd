import { randomUUID } from 'node:crypto'
import { userProfileGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[7.8] a visitor is told who they are', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.ask(userProfileGet, {}, guest)).toMatchObject({
    userId: guest.userId,
    phoneNo: expect.stringMatching(/^000/),
    visitor: true,
  })
})

test('without a session, with a strange key or on another device nobody is told anything', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.call(userProfileGet)).toMatchObject({ status: 301, code: 'SESSION_EXPIRED', data: null })
  expect(await gateway.call(userProfileGet, {}, { key: 'x' })).toMatchObject({ status: 2, code: 'SECRET_KEY', data: null })
  expect(await gateway.call(userProfileGet, {}, { ...guest, deviceId: randomUUID() })).toMatchObject({ code: 'SECRET_KEY', data: null })
})

test('a device is the same in capitals', async () => {
  const guest = await newGuest(gateway)
  expect(await gateway.call(userProfileGet, {}, { ...guest, deviceId: guest.deviceId?.toUpperCase() })).toMatchObject({ status: 1 })
})

test('an unknown field is turned away by name', async () => {
  expect(await gateway.call(userProfileGet, { userId: 'x' })).toMatchObject({ code: 'UNKNOWN_FIELD', data: { field: 'userId' } })
})
