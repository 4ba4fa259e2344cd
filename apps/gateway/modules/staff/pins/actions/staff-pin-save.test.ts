import { shiftSignIn, staffInviteAccept, staffMeGet, staffPinSave } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../../testing/gateway.ts'
import { atTablet, newPinHolder, staffPin, type TabletAs } from '../../../../testing/pins.fixtures.ts'
import { atShops, newStaff, newTablet, staffPassword } from '../../../../testing/staff.fixtures.ts'
import { invite } from '../../invite.ts'

let now = noon
const gateway = await startGateway({ clock: { now: () => now } })
afterAll(gateway.stop)
const taikoo = atShops('3101')
let tablet: TabletAs
beforeAll(async () => {
  const { key, tabletId: deviceId } = await newTablet(gateway, await newStaff(gateway, 'manager', taikoo), '3101')
  tablet = { key, deviceId, storeId: '3101' }
})

const save = (pin: unknown, as: object) => gateway.call(staffPinSave, { pin }, as)

test('a PIN of four to eight digits is kept as argon2id, and one that anybody tries first is refused', async () => {
  const person = await newStaff(gateway, 'crew', taikoo)
  for (const pin of ['1111', '1234', '987654', '121212']) expect(await save(pin, person)).toMatchObject({ status: 301, code: 'PIN_WEAK' })
  for (const pin of ['123', '123456789', '12a4', '', 2580]) expect(await save(pin, person)).toMatchObject({ code: 'CONTENT_INVALID' })
  for (const pin of ['2580', '35091746']) expect(await save(pin, person)).toMatchObject({ status: 1, data: { saved: true } })
  expect(await gateway.context.staffPins.hashOf(person.staffId)).toMatch(/^\$argon2id\$/)
})

test('another PIN ends the sessions at tablets that the one before opened, and no other session', async () => {
  const [person, colleague] = [await newPinHolder(gateway, 'crew', taikoo), await newPinHolder(gateway, 'crew', taikoo)]
  const [there, theirs] = [await atTablet(gateway, person, tablet), await atTablet(gateway, colleague, tablet)]
  await save('2580', person)
  expect(await gateway.call(staffMeGet, {}, there)).toMatchObject({ code: 'LOGIN_AGAIN' })
  for (const as of [person, theirs]) expect(await gateway.call(staffMeGet, {}, as)).toMatchObject({ status: 1 })
  const again = { storeId: '3101', staffId: person.staffId, pin: staffPin }
  expect(await gateway.call(shiftSignIn, again, tablet)).toMatchObject({ code: 'PIN_WRONG' })
  await atTablet(gateway, person, tablet, '2580')
})

test('a PIN is not made by whoever has not shown lately who they are, nor in a session that a PIN opened', async () => {
  const person = await newPinHolder(gateway, 'admin')
  expect(await save('2580', await atTablet(gateway, person, tablet))).toMatchObject({ status: 301, code: 'NOT_ALLOWED' })
  now += 11 * 60_000
  expect(await save('2580', person)).toMatchObject({ code: 'STEP_UP' })
  expect(await save('2580', {})).toMatchObject({ code: 'SESSION_EXPIRED' })
  now = noon
})

test('who takes an invitation again loses the PIN with the password; who takes the first one keeps the one that they were given', async () => {
  const person = await newPinHolder(gateway, 'crew', taikoo)
  const { context } = gateway
  const { token } = await context.db.transaction((rows) => invite(rows, person.staffId, context))
  await gateway.ask(staffInviteAccept, { token, password: staffPassword })
  expect(await context.staffPins.hashOf(person.staffId)).toBeUndefined()
})
