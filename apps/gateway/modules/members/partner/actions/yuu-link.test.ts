import { randomUUID } from 'node:crypto'
import { userProfileGet, yuuLink, yuuLoginStatus, yuuProfileGet, yuuSessionOpen, yuuUnlink } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { alsoOn, newMember } from '../../../../testing/members.fixtures.ts'
import { openVoucherVendors } from '../../../../adapters/vouchers/open-voucher-vendors.ts'
import { startVoucherSandbox } from '../../../../testing/vouchers-sandbox.ts'
import { readSettings } from '../../../../platform/settings/settings.ts'
import { newGuest } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const sandbox = await startVoucherSandbox()
const begun = Date.now()
const clock = { ahead: 0, now: () => noon + Date.now() - begun + clock.ahead }
const vendors = openVoucherVendors(readSettings({ VOUCHER_URL: sandbox.url }), clock)
const gateway = await startGateway({ clock, instead: { vendors } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})

/** Comes from the partner's app on a device. */
async function come(phone: string, deviceId: string) {
  await sandbox.partnerLogin(phone)
  return gateway.ask(yuuSessionOpen, { idtoken: await sandbox.partnerToken(phone) }, { deviceId })
}

test('[3.1] whoever comes with a card and logs in as a member links both, until they take it back', async () => {
  const member = await newMember(gateway)
  const { linkProof } = await come('91130001', member.deviceId)
  const { yuuId } = await gateway.ask(yuuLink, { linkProof }, member)
  expect(yuuId).toBe('8800911300010001')
  expect((await gateway.ask(userProfileGet, {}, member)).yuuId).toBe(yuuId)
  expect((await come('91130001', randomUUID())).linked).toBe(true)
  const { yuuToken } = await gateway.ask(yuuLoginStatus, {}, member)
  expect((await gateway.ask(yuuProfileGet, { yuuToken }, member)).cardNo).toBe(yuuId)
  expect(await gateway.ask(yuuUnlink, {}, member)).toEqual({ unlinked: true })
  expect((await gateway.ask(userProfileGet, {}, member)).yuuId).toBe(null)
  expect((await come('91130001', randomUUID())).linked).toBe(false)
})

test('a linked card opens no account of the member’s: the guest stays a user of their own', async () => {
  const member = await newMember(gateway)
  const { linkProof } = await come('91130002', member.deviceId)
  await gateway.ask(yuuLink, { linkProof }, member)
  expect(await come('91130002', randomUUID())).not.toMatchObject({ userId: member.userId })
})

test('a card is one member’s, and a member has one card', async () => {
  const [member, other] = [await newMember(gateway), await newMember(gateway)]
  await gateway.ask(yuuLink, { linkProof: (await come('91130003', member.deviceId)).linkProof }, member)
  const { linkProof } = await come('91130003', other.deviceId)
  expect(await gateway.call(yuuLink, { linkProof }, other)).toMatchObject({ code: 'PARTNER_CARD_TAKEN', data: null })
  await gateway.ask(yuuLink, { linkProof: (await come('91130004', member.deviceId)).linkProof }, member)
  expect((await gateway.ask(userProfileGet, {}, member)).yuuId).toContain('91130004')
  expect((await come('91130003', randomUUID())).linked).toBe(false)
})

test('a proof serves once, on its device, for half an hour, while its card is logged in', async () => {
  const member = await newMember(gateway)
  const login = { status: 301, code: 'PARTNER_LOGIN' }
  const { linkProof } = await come('91130005', member.deviceId)
  const elsewhere = await alsoOn(gateway, member, { deviceId: randomUUID() })
  expect(await gateway.call(yuuLink, { linkProof }, elsewhere)).toMatchObject(login)
  await gateway.ask(yuuLink, { linkProof }, member)
  expect(await gateway.call(yuuLink, { linkProof }, member)).toMatchObject(login)
  const late = await come('91130005', member.deviceId)
  clock.ahead = 31 * 60_000
  expect(await gateway.call(yuuLink, { linkProof: late.linkProof }, member)).toMatchObject(login)
  clock.ahead = 0
  const left = await come('91130005', member.deviceId)
  await sandbox.partnerLogout('91130005')
  expect(await gateway.call(yuuLink, { linkProof: left.linkProof }, member)).toMatchObject(login)
})

test('only a member links, and a member who has gone leaves no link behind', async () => {
  const guest = await newGuest(gateway)
  const { linkProof } = await come('91130006', guest.deviceId ?? '')
  expect(await gateway.call(yuuLink, { linkProof }, guest)).toMatchObject({ code: 'MEMBERS_ONLY' })
  const member = await newMember(gateway)
  await gateway.ask(yuuLink, { linkProof: (await come('91130006', member.deviceId)).linkProof }, member)
  expect(await gateway.call(yuuLink, { linkProof: '' }, member)).toMatchObject({ code: 'CONTENT_INVALID' })
  await gateway.context.members.remove(member.userId)
  expect((await come('91130006', randomUUID())).linked).toBe(false)
})

test('without a partner nothing is linked', async () => {
  const alone = await startGateway()
  const member = await newMember(alone)
  const proof = { purpose: 'partner' as const, deviceId: member.deviceId, target: 'pearl-1', userId: null, lasts: 60_000 }
  const { proof: linkProof } = await alone.context.proofs.give(proof)
  expect(await alone.call(yuuLink, { linkProof }, member)).toMatchObject({ code: 'PARTNER_AWAY' })
  await alone.stop()
})
