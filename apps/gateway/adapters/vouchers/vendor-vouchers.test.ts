import type { CouponChannel } from '@harbour/rules'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../platform/settings/settings.ts'
import { noon } from '../../testing/gateway.ts'
import { openVoucherVendors } from './open-voucher-vendors.ts'
import { startVoucherSandbox } from '../../testing/vouchers-sandbox.ts'
import { VendorDollars } from './vendor-fields.ts'
import type { VendorVoucher, VoucherVendor } from '../../modules/vouchers/voucher-vendor.ts'

const sandbox = await startVoucherSandbox()
const clock = { now: () => noon }
const open = (more: Record<string, string> = {}) => openVoucherVendors(readSettings({ VOUCHER_URL: sandbox.url, ...more }), clock)
const { byChannel, partner } = open()
afterAll(() => sandbox.stop())

const { guestKey, token } = await sandbox.partnerLogin('61234567')
const who = { userId: 'user', phone: '+85261234567', brand: 31, guestKey } as const

describe('[3.17] what a vendor tells becomes a voucher in our words', () => {
  test('Candao: dishes that must be there, cents, both languages', async () => {
    const [pizzas, food] = await vouchers(byChannel.get('Candao'))
    expect(pizzas).toMatchObject({
      code: expect.stringMatching(/^CD-PIZZA20-[\dA-F]{10}$/),
      name: { tc: '薄餅滿 2 個減 $20', en: '$20 off two pizzas' },
      category: { tc: '外送、自取', en: 'Delivery, Takeaway' },
      categories: ['A01', 'A02'],
      gift: { kind: 'cash', amount: 2000 },
      judge: 'dishes',
      minimum: 0,
      need: { mode: 'include', count: 2, pids: expect.arrayContaining(['margherita']) },
      terms: { tc: ['須選購最少 2 個薄餅。', '只可使用一次。'], en: ['Add at least two pizzas.', 'One use only.'] },
      shops: undefined,
      vendor: 'Candao',
    })
    expect(food).toMatchObject({ minimum: 30_000, need: { mode: 'exclude', pids: expect.arrayContaining(['cola']) } })
  })

  test('Candao: a dish at a price', async () => {
    await sandbox.issue({ offer: 'CD-FRIES10', owner: who.phone })
    const fries = (await vouchers(byChannel.get('Candao'))).find(({ code }) => code.startsWith('CD-FRIES10'))
    expect(fries).toMatchObject({ gift: { kind: 'fixed', productCode: 'chunky-fries', pid: 'chunky-fries', price: 1000 }, judge: 'always' })
  })

  test('[4.21] Storellect: dollars in text; cash with a minimum is of the kind that asks for it', async () => {
    const [cash, tarts] = await vouchers(byChannel.get('Storellect'))
    expect(cash).toMatchObject({
      gift: { kind: 'cashLike', amount: 5000 },
      minimum: 35_000,
      judge: 'vendor',
      categories: ['A01', 'A02', 'A05'],
    })
    expect(tarts).toMatchObject({ gift: { kind: 'product', productCode: 'HK60001' }, displayCode: expect.stringMatching(/^TARTS /) })
  })

  test('YUU: a discount in its own words, a dish that must be there, the last day included', async () => {
    const [pearl, pizza, weekday] = await vouchers(partner ?? undefined)
    expect(pearl).toMatchObject({ gift: { kind: 'cashLike', amount: 2500 }, minimum: 18_000, category: { tc: '外送', en: 'Delivery' } })
    expect(pizza).toMatchObject({ gift: { kind: 'cash', amount: 1500 }, need: { mode: 'mapped', productCode: 'HK10010' } })
    expect(weekday).toMatchObject({
      gift: { kind: 'discount', pays: 85 },
      showPrice: { tc: '85 折', en: '15% off' },
      weekdays: [1, 2, 3, 4, 5],
    })
    const midnight = (instant: number | null | undefined) => ((instant ?? 1) + 8 * 3_600_000) % 86_400_000
    expect([midnight(pearl?.begins), midnight(pearl?.ends)]).toEqual([0, 0])
  })

  test('Mezzofy: money of the brand’s currency, the chain’s own number of a dish, texts by language', async () => {
    const [gift, fries, ...others] = await vouchers(byChannel.get('Mezzofy'))
    expect(others).toEqual([])
    expect(gift).toMatchObject({ gift: { kind: 'cash', amount: 10_000 }, minimum: 0, categories: ['A01', 'A02', 'A05', 'A03'] })
    expect(gift?.code).toBe(`MZ-${gift?.displayCode}`)
    expect(fries).toMatchObject({
      gift: { kind: 'product', productCode: 'HK50001' },
      name: { tc: '香脆粗薯條禮券', en: 'Chunky Fries gift voucher' },
      terms: { tc: ['換領香脆粗薯條一客。', '只可使用一次。'], en: ['For one portion of Chunky Fries.', 'One use only.'] },
    })
  })

  test('each brand has its own codes for dishes', async () => {
    const macau = await vouchers(byChannel.get('Storellect'), { ...who, brand: 42 })
    expect(macau[1]).toMatchObject({ gift: { productCode: 'MO60002' } })
  })

  test('[5.4] every one is good now, and has an end', async () => {
    const all = (await Promise.all([...byChannel.values()].map((vendor) => vouchers(vendor)))).flat()
    expect(all.length).toBeGreaterThanOrEqual(9)
    expect(all.filter(({ begins, ends }) => begins >= noon || (ends ?? 0) <= noon)).toEqual([])
  })
})

test('a voucher that is used is told no more; one that is held still is', async () => {
  const vendor = byChannel.get('Mezzofy')
  const { code } = await sandbox.issue({ offer: 'MZ-GIFT100', owner: who.phone, code: 'ONCE' })
  const ask = { code, key: 'order', brand: 31, until: noon + 60_000 } as const
  const listed = async () => (await vouchers(vendor)).some((voucher) => voucher.code === code)
  await vendor?.hold(ask)
  expect(await listed()).toBe(true)
  await vendor?.commit(ask)
  expect(await listed()).toBe(false)
})

const wrong: [CouponChannel, Record<string, string>][] = [
  ['Candao', { CANDAO_SECRET: 'wrong' }],
  ['Candao', { CANDAO_APP: 'stranger' }],
  ['Storellect', { STORELLECT_SECRET: 'wrong' }],
  ['YUU', { YUU_SECRET: 'wrong' }],
  ['Mezzofy', { MEZZOFY_KEY: 'wrong', MEZZOFY_SECRET: 'wrong' }],
  ['Mezzofy', { MEZZOFY_SECRET: 'wrong' }],
  ['Mezzofy', { MEZZOFY_MERCHANT: 'stranger' }],
]
test.each(wrong)('%s tells nothing to whoever does not know its secret: %o', async (channel, settings) => {
  expect(await open(settings).byChannel.get(channel)?.list(who)).toBe('unknown')
})

test.each(['Storellect', 'Mezzofy'] as const)('a login that %s has ended is opened again within the same question', async (channel) => {
  const vendor = byChannel.get(channel)
  await vouchers(vendor)
  await sandbox.suffer({ vendor: channel === 'Mezzofy' ? 'mezzofy' : 'storellect', kind: 'login-lost' })
  expect((await vouchers(vendor)).length).toBeGreaterThan(1)
})

test('[6.4] [8.8] the partner tells vouchers for a guest key alone; a lost one is said to be lost', async () => {
  expect(await partner?.list({ ...who, guestKey: undefined })).toBe('loggedOut')
  expect(await partner?.list({ ...who, guestKey: 'gk-nobody' })).toBe('keyLost')
  const { guestKey: short } = await sandbox.partnerLogin('68888888')
  expect((await vouchers(partner ?? undefined, { ...who, guestKey: short })).length).toBe(3)
  await sandbox.partnerLogout('68888888')
  expect(await partner?.list({ ...who, guestKey: short })).toBe('keyLost')
})

test('[5.8] [7.18] whether somebody is logged in to the partner is asked by the phone without its first four characters', async () => {
  expect(await partner?.login(who)).toEqual({ token })
  expect(await partner?.login({ ...who, phone: '+85260000000' })).toBe('loggedOut')
  expect(await partner?.login({ ...who, phone: '000961234567' })).toBe('loggedOut')
})

test('[7.19] [3.21] the partner’s profile comes for a token, and for no other', async () => {
  expect(await partner?.profile(token)).toEqual({
    cardNo: expect.stringMatching(/^8800/),
    members: [{ phoneNo: '61234567', addresses: [expect.objectContaining({ region: 'HK', postalCode: '22.2862,114.2170' })] }],
  })
  expect(await partner?.profile('yt-nobody')).toBe('loggedOut')
})

test('vendors are those that the settings name', () => {
  expect([...byChannel.keys()]).toEqual(['Candao', 'Storellect', 'YUU', 'Mezzofy'])
  expect([...open({ VOUCHER_VENDORS: 'yuu,mezzofy' }).byChannel.keys()]).toEqual(['YUU', 'Mezzofy'])
  expect(open({ VOUCHER_VENDORS: 'none' })).toEqual({ byChannel: new Map(), partner: null })
  expect(readSettings({ PORT: '4000' }).vouchers.mezzofy?.url).toBe('http://127.0.0.1:4027/mezzofy')
  expect(readSettings({ MEZZOFY_URL: 'https://mezzofy.example/' }).vouchers.mezzofy?.url).toBe('https://mezzofy.example')
})

test('a vendor is asked for its own codes alone', async () => {
  const { code } = await sandbox.issue({ offer: 'MZ-GIFT100', code: 'OURS' })
  const ask = { code: 'OURS', key: 'order', brand: 31, until: noon + 60_000 } as const
  expect(code).toBe('MZ-OURS')
  for (const stranger of ['OURS', 'SL-OURS']) expect(await byChannel.get('Mezzofy')?.hold({ ...ask, code: stranger })).toBe('gone')
  expect(await byChannel.get('Mezzofy')?.hold({ ...ask, code })).toBe('held')
})

test.each([
  ['12.30', 1230],
  [0.29, 29],
  ['0', 0],
  ['12.345', undefined],
  [-1, undefined],
  ['1e3', undefined],
])('[9.4] dollars %s are %s cents', (dollars, cents) => {
  const read = v.safeParse(VendorDollars, dollars)
  expect(read.success ? read.output : undefined).toBe(cents)
})

async function vouchers(vendor: VoucherVendor | undefined, whose: Parameters<VoucherVendor['list']>[0] = who): Promise<VendorVoucher[]> {
  const list = await vendor?.list(whose)
  if (list === undefined || typeof list === 'string') throw new Error(`no list: ${list}`)
  return list.vouchers
}
