import { randomUUID } from 'node:crypto'
import { staffInvite, staffMeGet, staffOidcLogin, staffOidcStart, staffSave } from '@harbour/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOidc } from '../../../../testing/fakes/fake-oidc.ts'
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

test('who signed in there ten minutes ago has to show anew who they are; a clock that is ahead shows nothing longer', async () => {
  const admin = await newStaff(gateway, 'admin')
  const ask = async (secondsAgo: number) => {
    const returned = await comeBack({ email: admin.account, auth_time: noon / 1000 - secondsAgo })
    const { key } = await gateway.ask(staffOidcLogin, returned)
    return async () => (await gateway.call(staffInvite, { staffId: person.staffId }, { key })).code
  }
  expect(await (await ask(600))()).toBe('STEP_UP')
  const [fresh, ahead] = [await ask(599), await ask(-20)]
  expect([await fresh(), await ahead()]).toEqual([undefined, undefined])
  now += 600_000
  expect(await ahead()).toBe('STEP_UP')
  now -= 600_000
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
  ['a token that does not say when they signed in there', { auth_time: undefined }],
  ['one that says so in words', { auth_time: 'now' }],
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
