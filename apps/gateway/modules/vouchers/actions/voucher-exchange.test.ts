import { randomUUID } from 'node:crypto'
import { pointGet, pointHistoryGet, voucherExchange } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { vouchersOf } from '../../../testing/coupons.fixtures.ts'
import { newMember } from '../../../testing/members.fixtures.ts'
import { newGuest } from '../../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const days = 24 * 60 * 60_000

const exchange = (as: As, rewardId: string, clientExchangeId: string = randomUUID()) =>
  gateway.call(voucherExchange, { rewardId, clientExchangeId }, as)
const balance = async (as: As) => (await gateway.ask(pointGet, {}, as)).balance
const bought = async (as: As, voucherId: string) => (await vouchersOf(gateway, as)).filter((each) => each.voucherId === voucherId)

test('[1.22] points become a coupon, which is good from now on', async () => {
  const member = await newMember(gateway)
  const reply = await gateway.ask(voucherExchange, { rewardId: 'garlic-bread', clientExchangeId: randomUUID() }, member)
  expect(reply).toMatchObject({ balance: 80, voucher: { voucherId: 'garlic-bread', voucherType: 3, validEndDate: noon + 30 * days } })
  expect(await balance(member)).toBe(80)
  expect(await bought(member, 'garlic-bread')).toMatchObject([{ voucherCode: reply.voucher.voucherCode }])
  const { entries } = await gateway.ask(pointHistoryGet, { limit: 10 }, { ...member, language: 2 })
  expect(entries).toContainEqual(expect.objectContaining({ kind: 'redeem', points: -240, title: 'Redeemed: Garlic bread' }))
})

test('[1.22] the very last points buy, and one too few do not', async () => {
  const [exact, short] = [await newMember(gateway), await newMember(gateway)]
  expect(await exchange(exact, 'egg-tarts-2')).toMatchObject({ status: 1, data: { balance: 0 } })
  const entry = {
    entryId: randomUUID(),
    kind: 'adjust',
    points: -1,
    at: noon,
    expiresAt: null,
    titleTc: '',
    titleEn: '',
    orderId: null,
  } as const
  await gateway.context.points.spend(short.userId, entry)
  expect(await exchange(short, 'egg-tarts-2')).toMatchObject({ status: 301, code: 'POINTS_TOO_FEW', data: null })
  expect(await balance(short)).toBe(319)
  expect(await bought(short, 'egg-tarts-2')).toEqual([])
})

test('[1.22] the same exchange twice is one, however often and fast it is asked for; with another reward it is refused', async () => {
  const member = await newMember(gateway)
  const id = randomUUID()
  const replies = await Promise.all(Array.from({ length: 8 }, () => exchange(member, 'garlic-bread', id)))
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(await balance(member)).toBe(80)
  expect(await exchange(member, 'egg-tarts-2', id)).toMatchObject({ code: 'EXCHANGE_CONFLICT' })
  expect(await bought(member, 'garlic-bread')).toHaveLength(1)
})

test('[1.22] of many exchanges at once only as many happen as there are points for', async () => {
  const member = await newMember(gateway)
  const replies = await Promise.all(Array.from({ length: 8 }, () => exchange(member, 'garlic-bread')))
  expect(replies.filter(({ status }) => status === 1)).toHaveLength(1)
  expect(replies.filter(({ code }) => code === 'POINTS_TOO_FEW')).toHaveLength(7)
  expect(await balance(member)).toBe(80)
})

test('a reward that there is not is unknown, a visitor has no points, and a malformed content is turned away', async () => {
  const member = await newMember(gateway)
  expect(await exchange(member, 'yacht')).toMatchObject({ status: 301, code: 'REWARD_UNKNOWN' })
  expect(await exchange(member, 'first-30')).toMatchObject({ status: 301, code: 'REWARD_UNKNOWN' })
  expect(await exchange(await newGuest(gateway), 'garlic-bread')).toMatchObject({ code: 'MEMBERS_ONLY' })
  expect(await exchange(member, 'garlic-bread', 'mine')).toMatchObject({ code: 'CONTENT_INVALID' })
})
