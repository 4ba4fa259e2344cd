import { randomUUID } from 'node:crypto'
import { staffLogin, staffLogout, staffSave } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway, noon } from '../../../testing/gateway.ts'
import { atShops, newStaff, staffPassword } from '../../../testing/staff.fixtures.ts'

const minutes = 60_000
let now = noon
const gateway = await startGateway({ clock: { now: () => now }, environment: { TRUST_PROXY: '1' } })
afterAll(gateway.stop)

const crew = [{ role: 'crew', scope: atShops('3101') }] as const
const login = (account: string, password = staffPassword, as: object = {}) =>
  gateway.call(staffLogin, { account, password }, { deviceId: randomUUID(), ...as })

test('a wrong password, nobody, and somebody who has been shut out read the same; capitals in the address do not matter', async () => {
  const [admin, { account, staffId }] = [await newStaff(gateway, 'admin'), await newStaff(gateway, 'crew', atShops('3101'))]
  expect(await login(account.toUpperCase())).toMatchObject({ status: 1 })
  const wrong = await login(account, 'Wrong#2026')
  const person = { staffId, account, name: 'Chan', grants: crew }
  await gateway.ask(staffSave, { ...person, active: false }, admin)
  const [out, nobody] = [await login(account), await login(`${randomUUID()}@harbour.example`)]
  const told = ({ status, code, msg, data }: typeof out) => ({ status, code, msg, data })
  expect(told(wrong)).toMatchObject({ status: 301, code: 'LOGIN_FAILED' })
  expect([told(out), told(nobody)]).toEqual([told(wrong), told(wrong)])
})

test('after five wrong passwords an address waits a quarter of an hour; others, and the device that was in before, do not', async () => {
  const person = await newStaff(gateway, 'crew', atShops('3101'))
  const guesser = { address: '203.0.113.9' }
  for (let at = 0; at < 5; at++) expect(await login(person.account, 'Wrong#2026', guesser)).toMatchObject({ code: 'LOGIN_FAILED' })
  expect(await login(person.account, staffPassword, guesser)).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: 900 } })
  expect(await login(person.account, staffPassword, { address: '203.0.114.9' })).toMatchObject({ status: 1 })
  await gateway.ask(staffLogout, { everywhere: true }, person)
  expect(await login(person.account, staffPassword, { ...guesser, deviceId: person.deviceId })).toMatchObject({ status: 1 })
  now = noon + 15 * minutes
  expect(await login(person.account, staffPassword, guesser)).toMatchObject({ status: 1 })
  now = noon
})

test.each([{}, { account: 'no address', password: 'x' }, { account: 'a@b.example', password: '' }])(
  'a malformed content is turned away: %j',
  async (content) => {
    expect(await gateway.call(staffLogin, content)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
