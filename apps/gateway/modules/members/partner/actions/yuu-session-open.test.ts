import { randomUUID } from 'node:crypto'
import { getUserOrders, isLogin, userProfileGet, yuuLoginStatus, yuuProfileGet, yuuSessionOpen, yuuVoucherGet } from '@harbour/protocol'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { boundKey, newMember } from '../../../../testing/members.fixtures.ts'
import { openVoucherVendors } from '../../../../adapters/vouchers/open-voucher-vendors.ts'
import { startVoucherSandbox } from '../../../../testing/vouchers-sandbox.ts'
import { readSettings } from '../../../../platform/settings/settings.ts'
import { newGuest, place } from '../../../../testing/orders.fixtures.ts'
import { noon, startGateway } from '../../../../testing/gateway.ts'
import { wholeLaneOnly } from '../../../../testing/lane.ts'

const sandbox = await startVoucherSandbox()
const begun = Date.now()
/** As far as the sandbox's, which goes on from noon. */
const clock = { ahead: 0, now: () => noon + Date.now() - begun + clock.ahead }
const vendors = openVoucherVendors(readSettings({ VOUCHER_URL: sandbox.url, YUU_APP_URL: 'https://pearl.example/app' }), clock)
const gateway = await startGateway({ clock, instead: { vendors } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})

const refused = { status: -403, code: 'PARTNER_LOGGED_OUT', data: { yuuUrl: 'https://pearl.example/app' } }
const open = (idtoken: string, deviceId = randomUUID()) => gateway.call(yuuSessionOpen, { idtoken }, { deviceId })

/** Somebody who is logged in to the partner's app and comes with its token. */
async function come(phone: string) {
  await sandbox.partnerLogin(phone)
  const as = { deviceId: randomUUID() }
  const opened = await gateway.ask(yuuSessionOpen, { idtoken: await sandbox.partnerToken(phone) }, as)
  return { ...as, ...opened, key: await boundKey(gateway, opened, as) }
}

test('[1.10] [6.4] [3.21] a token of the partner’s app opens a session, its coupons and its profile', async () => {
  const guest = await come('91120001')
  expect(guest).toMatchObject({ phone: '+85291120001', linked: false, yuuUrl: 'https://pearl.example/app' })
  expect(await gateway.ask(isLogin, {}, guest)).toEqual({ userId: guest.userId })
  const { data } = await gateway.ask(yuuVoucherGet, { yuuGuestKey: guest.yuuGuestKey }, guest)
  expect(data.length).toBeGreaterThan(0)
  const { yuuToken } = await gateway.ask(yuuLoginStatus, {}, guest)
  const { memberProfileList } = await gateway.ask(yuuProfileGet, { yuuToken }, guest)
  expect(memberProfileList[0]).toMatchObject({ phoneNo: '91120001', addresses: [{ postalCode: expect.stringContaining(',') }] })
})

test('who comes again is the same guest, with their orders, and nobody else', async () => {
  const [first, other] = [await come('91120002'), await come('91120003')]
  await place(gateway, first)
  const again = await come('91120002')
  expect(again.userId).toBe(first.userId)
  expect((await gateway.ask(getUserOrders, {}, again)).orders).toHaveLength(1)
  expect(other.userId).not.toBe(first.userId)
  expect((await gateway.ask(getUserOrders, {}, other)).orders).toEqual([])
})

test('a member of ours who has that phone keeps their account to themselves', async () => {
  const member = await newMember(gateway)
  await place(gateway, member)
  const guest = await come(member.phone.slice(4))
  expect(guest).toMatchObject({ phone: member.phone, linked: false })
  expect(guest.userId).not.toBe(member.userId)
  expect((await gateway.ask(getUserOrders, {}, guest)).orders).toEqual([])
  expect(await gateway.ask(userProfileGet, {}, guest)).toMatchObject({ visitor: true, memberNo: null })
})

test.each(['expired', 'audience', 'issuer', 'key', 'kid', 'unsigned'])(
  'a token is turned away for what is wrong with it: %s',
  async (kind) => {
    await sandbox.partnerLogin('91120004')
    expect(await open(await sandbox.partnerToken('91120004', kind))).toMatchObject(refused)
  },
)

test('a token that was written anew, or is none, is turned away', async () => {
  await sandbox.partnerLogin('91120005')
  const [head = '', body = '', signature = ''] = (await sandbox.partnerToken('91120005')).split('.')
  const text = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object // as it was written
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const other = part({ ...text(body), sub: 'pearl-somebody-else' })
  const tries = [
    `${head}.${other}.${signature}`,
    `${part({ alg: 'none' })}.${body}.`,
    `${part({ ...text(head), alg: 'HS256' })}.${body}.${signature}`,
  ]
  for (const idtoken of [...tries, `${head}.${body}.`, 'a.b.c', 'nonsense']) expect(await open(idtoken)).toMatchObject(refused)
})

test('a token serves once, also for two who come at the same moment', async () => {
  await sandbox.partnerLogin('91120006')
  const idtoken = await sandbox.partnerToken('91120006')
  const replies = await Promise.all(Array.from({ length: 5 }, () => open(idtoken)))
  expect(replies.filter(({ status }) => status === 1)).toHaveLength(1)
  expect(await open(idtoken)).toMatchObject(refused)
  expect(await open(await sandbox.partnerToken('91120006', 'again'))).toMatchObject(refused)
})

test('a token ends after five minutes, and is then forgotten', async () => {
  await sandbox.partnerLogin('91120007')
  await come('91120007')
  const idtoken = await sandbox.partnerToken('91120007')
  clock.ahead = 6 * 60_000
  expect(await open(idtoken)).toMatchObject(refused)
  await gateway.context.sessions.sweep()
  expect(await gateway.context.db.rows({ name: '', text: 'select from partner_tokens' })).toEqual([])
  clock.ahead = 0
})

test(
  'a new key of the partner’s is fetched when its first token comes, and one that was taken back opens nothing',
  wholeLaneOnly,
  async () => {
    await come('91120008')
    const before = await sandbox.partnerToken('91120008')
    await sandbox.partnerKeys('rotate')
    const after = await sandbox.partnerToken('91120008')
    await expect.poll(async () => (await open(after)).status, { timeout: 10_000, interval: 300 }).toBe(1)
    expect(await open(before)).toMatchObject({ status: 1 })
    const last = await sandbox.partnerToken('91120008')
    await sandbox.partnerKeys('replace')
    const fresh = await sandbox.partnerToken('91120008')
    await expect.poll(async () => (await open(fresh)).status, { timeout: 10_000, interval: 300 }).toBe(1)
    expect(await open(last)).toMatchObject(refused)
  },
)

test('[8.8] whoever has logged out there since is not let in', async () => {
  await sandbox.partnerLogin('91120009')
  const idtoken = await sandbox.partnerToken('91120009')
  await sandbox.partnerLogout('91120009')
  expect(await open(idtoken)).toMatchObject(refused)
  const guest = await come('91120009')
  await sandbox.partnerLogout('91120009')
  expect(await gateway.call(yuuLoginStatus, {}, guest)).toMatchObject({ status: -403, code: 'PARTNER_LOGGED_OUT' })
})

test('a partner that cannot be reached is away, and takes no token', async () => {
  const nowhere = openVoucherVendors(readSettings({ YUU_URL: 'http://127.0.0.1:9' }), clock)
  const alone = await startGateway({ clock, instead: { vendors: nowhere } })
  await sandbox.partnerLogin('91120010')
  const idtoken = await sandbox.partnerToken('91120010')
  expect(await alone.call(yuuSessionOpen, { idtoken })).toMatchObject({ status: 301, code: 'PARTNER_AWAY' })
  await alone.stop()
  const noServer = { ...readSettings({ YUU_URL: 'http://127.0.0.1:9', YUU_JWKS_URL: `${sandbox.url}/yuu/.well-known/jwks.json` }) }
  const half = await startGateway({ clock, instead: { vendors: openVoucherVendors(noServer, clock) } })
  expect(await half.call(yuuSessionOpen, { idtoken })).toMatchObject({ status: 301, code: 'PARTNER_AWAY' })
  expect(await half.context.db.rows({ name: '', text: 'select from partner_tokens' })).toEqual([])
  await half.stop()
  await expect.poll(async () => (await open(idtoken)).status).toBe(1)
})

test('neither the token nor the phone nor the guest key is kept', async () => {
  const guest = await come('91120011')
  const { context } = gateway
  const tables = await context.db.rows<{ name: string }>({
    name: '',
    text: `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  })
  for (const { name } of tables) {
    const rows = await context.db.rows({ name: '', text: `select t::text from "${name}" t` })
    for (const mark of ['91120011', guest.yuuGuestKey, guest.accessCode]) expect(JSON.stringify(rows), name).not.toContain(mark)
  }
})

test('[6.4] the log has nothing of a token, neither of one that is refused nor of one that opens', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace', timestamp: false }, { write: (line: string) => void lines.push(line) })
  const watched = await startGateway({ clock, instead: { vendors, log } })
  await sandbox.partnerLogin('91120012')
  const good = await sandbox.partnerToken('91120012')
  const forged = `${good.slice(0, good.lastIndexOf('.'))}.${'A'.repeat(86)}`
  const kinds = ['expired', 'audience', 'issuer', 'key', 'kid', 'unsigned']
  const tokens = [forged, good, good, ...(await Promise.all(kinds.map((kind) => sandbox.partnerToken('91120012', kind))))]
  const replies = []
  for (const idtoken of tokens) {
    await fetch(`${watched.url}/?idtoken=${idtoken}`, { redirect: 'manual' })
    replies.push((await watched.call(yuuSessionOpen, { idtoken })).status)
  }
  await watched.stop()
  expect(replies).toEqual([-403, 1, -403, ...kinds.map(() => -403)])
  expect(lines.filter((line) => line.includes(yuuSessionOpen.name))).toHaveLength(tokens.length)
  for (const part of new Set(['91120012', ...tokens.flatMap(partsOf)])) expect(lines.join('')).not.toContain(part)
})

/** A token's parts as they travel, and every value that stands in them. */
function partsOf(idtoken: string): string[] {
  const parts = idtoken.split('.').filter(Boolean)
  const said = parts.slice(0, 2).flatMap((part) => Object.values(JSON.parse(Buffer.from(part, 'base64url').toString()) as object)) // as it was written
  return [...parts, ...said.map(String)]
}

test.each([{}, { idtoken: '' }, { idtoken: 7 }, { idtoken: 'x'.repeat(4001) }])('a malformed content is turned away', async (content) => {
  expect(await gateway.call(yuuSessionOpen, content, await newGuest(gateway))).toMatchObject({ code: 'CONTENT_INVALID' })
})
