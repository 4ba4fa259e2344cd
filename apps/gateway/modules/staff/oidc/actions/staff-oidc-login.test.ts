import { randomUUID } from 'node:crypto'
import { staffMeGet, staffOidcLogin, staffOidcStart, staffSave } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOidc } from '../../../../testing/fake-oidc.ts'
import { noon, startGateway, type As } from '../../../../testing/gateway.ts'
import { atShops, invited, newPerson, newStaff, type StaffAs } from '../../../../testing/staff.fixtures.ts'

let now = noon
const provider = await startOidc(() => now)
const gateway = await startGateway({ clock: { now: () => now }, environment: provider.environment() })
afterAll(async () => {
  await gateway.stop()
  await provider.stop()
})

const failed = { status: 301, code: 'OIDC_FAILED', data: null }
let person: StaffAs
beforeAll(async () => void (person = await newStaff(gateway, 'crew', atShops('3101'))))

async function comeBack(claims: object = {}, forged = false) {
  const { url } = await gateway.ask(staffOidcStart)
  return provider.comeBack(url, { email: person.account, ...claims }, forged)
}
const login = (returned: object, as?: As) => gateway.call(staffOidcLogin, returned, as)

test('who comes back with a verified address of the staff is signed in, on this device, once', async () => {
  const returned = await comeBack({ email: person.account.toUpperCase() })
  const { key, staff } = await gateway.ask(staffOidcLogin, returned)
  expect(staff).toMatchObject({ staffId: person.staffId })
  expect(await gateway.call(staffMeGet, {}, { key })).toMatchObject({ status: 1 })
  expect(await login(returned)).toMatchObject(failed)
})

test('who has been taken in and has no password yet signs in too', async () => {
  const { account } = await invited(gateway, [])
  expect(await login(await comeBack({ email: account }))).toMatchObject({ status: 1, data: { staff: { joined: false } } })
})

test.each<[string, object, boolean?]>([
  ['an address that is not verified', { email_verified: false }],
  ['an address whose check nobody tells of', { email_verified: undefined }],
  ['an address of nobody', { email: 'nobody@harbour.example' }],
  ['no address', { email: undefined }],
  ['another’s token', { aud: 'another' }],
  ['a token for us that another party asked for', { aud: ['harbour', 'another'], azp: 'another' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['a token that is over', { exp: noon / 1000 - 31 }],
  ['a token without an end', { exp: undefined }],
  ['another nonce', { nonce: 'x' }],
  ['a forged signature', {}, true],
])('%s opens nothing', async (_what, claims, forged) => {
  expect(await login(await comeBack(claims, forged))).toMatchObject(failed)
})

test('a state is good for ten minutes, on its device, with its own code', async () => {
  expect(await login(await comeBack(), { deviceId: randomUUID() })).toMatchObject(failed)
  const [one, two] = [await comeBack(), await comeBack()]
  expect(await login({ code: one.code, state: two.state })).toMatchObject(failed)
  const late = await comeBack()
  now += 10 * 60_000
  expect(await login(late)).toMatchObject(failed)
  expect(await login({ code: 'x' })).toMatchObject({ code: 'CONTENT_INVALID' })
})

test('who is inactive is not let in, and a provider that is away is said to be', async () => {
  const returned = await comeBack()
  provider.seen.away = true
  expect(await login(returned)).toMatchObject({ code: 'OIDC_UNAVAILABLE' })
  provider.seen.away = false
  const admin = await newStaff(gateway, 'admin')
  await gateway.ask(staffSave, newPerson({ staffId: person.staffId, account: person.account, active: false }), admin)
  expect(await login(await comeBack())).toMatchObject(failed)
})
