import type { CouponChannel } from '@harbour/rules'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readSettings } from '../../platform/settings/settings.ts'
import { noon } from '../../testing/gateway.ts'
import { openVoucherVendors } from './open-voucher-vendors.ts'
import { startVoucherSandbox, type SandboxVendor } from '../../testing/vouchers-sandbox.ts'
import type { VoucherVendor, VoucherVendors } from '../../modules/vouchers/voucher-vendor.ts'
import { wholeLaneOnly } from '../../testing/lane.ts'

const sandbox = await startVoucherSandbox()
const clock = { now: () => noon }
const settings = readSettings({ VOUCHER_URL: sandbox.url })
const vendors = openVoucherVendors(settings, clock)
/** They give up soon, so that nobody has to wait for what comes late. */
const hasty = openVoucherVendors(settings, clock, 300)
const phone = '+85261234567'
const { guestKey } = await sandbox.partnerLogin('61234567')
const who = { userId: 'user', phone, brand: 31, guestKey } as const
const until = noon + 600_000
afterAll(() => sandbox.stop())
afterEach(() => sandbox.calm())

const cases: { channel: CouponChannel; name: SandboxVendor; offer: string }[] = [
  { channel: 'Candao', name: 'candao', offer: 'CD-FRIES10' },
  { channel: 'Storellect', name: 'storellect', offer: 'SL-CASH50' },
  { channel: 'YUU', name: 'yuu', offer: 'YU-PEARL25' },
  { channel: 'Mezzofy', name: 'mezzofy', offer: 'MZ-GIFT100' },
]

describe.each(cases)('$channel', ({ channel, name, offer }) => {
  const [vendor, hastyVendor] = [vendorOf(vendors, channel), vendorOf(hasty, channel)]
  let issued = 0
  /** A voucher that nobody has touched, and a hold of it under a key of its own. */
  async function fresh(more: { endsIn?: number } = {}) {
    const { code } = await sandbox.issue({ offer, code: `TEST-${(issued += 1)}`, ...more })
    return { code, key: `${code}:1`, brand: 31 as const, until }
  }
  const stateOf = async (code: string) => (await sandbox.vouchers()).find((each) => each.code === code)

  test('[3.17] tells whose vouchers they are, the same ones at each look, nobody else’s', async () => {
    const mine = await codes(vendor, who)
    expect(mine.length).toBeGreaterThan(1)
    expect(await codes(vendor, who)).toEqual(mine)
    const { guestKey: other } = await sandbox.partnerLogin('69999999')
    const theirs = await codes(vendor, { ...who, phone: '+85269999999', guestKey: other })
    expect(theirs.filter((code) => mine.includes(code))).toEqual([])
    expect(await codes(vendor, { ...who, brand: 42 })).not.toEqual(mine)
  })

  test('a voucher is held, used, and free again when its order is cancelled', async () => {
    const ask = await fresh()
    expect(await vendor.check(ask.code, 31)).toEqual({ state: 'free' })
    expect(await vendor.hold(ask)).toBe('held')
    expect(await vendor.check(ask.code, 31)).toEqual({ state: 'held', key: ask.key })
    expect(await vendor.commit(ask)).toBe('committed')
    expect(await vendor.check(ask.code, 31)).toEqual({ state: 'used', key: ask.key })
    expect(await vendor.reverse(ask)).toBe('reversed')
    expect(await vendor.check(ask.code, 31)).toEqual({ state: 'free' })
  })

  test('the same thing asked twice is done once and answered the same', async () => {
    const ask = await fresh()
    const twice = async (operation: 'hold' | 'commit' | 'reverse') => [await vendor[operation](ask), await vendor[operation](ask)]
    expect(await twice('hold')).toEqual(['held', 'held'])
    expect(await twice('commit')).toEqual(['committed', 'committed'])
    expect(await twice('reverse')).toEqual(['reversed', 'reversed'])
    const other = { ...ask, key: `${ask.code}:2` }
    await vendor.hold(other)
    expect([await vendor.release(other), await vendor.release(other)]).toEqual(['released', 'released'])
  })

  test('one of two has it; the other one has it once it is released', async () => {
    const [first, second] = [await fresh(), 'another']
    expect(await vendor.hold(first)).toBe('held')
    expect(await vendor.hold({ ...first, key: second })).toBe('taken')
    expect(await vendor.commit({ ...first, key: second })).toBe('gone')
    expect(await vendor.release(first)).toBe('released')
    expect(await vendor.hold({ ...first, key: second })).toBe('held')
    expect(await vendor.commit(first)).toBe('gone')
  })

  test('what is used is gone for others, and cannot be released', async () => {
    const ask = await fresh()
    await vendor.hold(ask)
    await vendor.commit(ask)
    expect(await vendor.hold({ ...ask, key: 'another' })).toBe('gone')
    expect(await vendor.release(ask)).toBe('committed')
    expect(await stateOf(ask.code)).toMatchObject({ state: 'used', key: ask.key })
  })

  test('a hold that comes in after its release is refused', async () => {
    const ask = await fresh()
    expect(await vendor.release(ask)).toBe('released')
    expect(await vendor.hold(ask)).toBe('taken')
    expect(await stateOf(ask.code)).toMatchObject({ state: 'free' })
  })

  test('a hold ends by itself at its moment', wholeLaneOnly, async () => {
    const ask = await fresh()
    expect(await vendor.hold({ ...ask, until: noon + 1 })).toBe('held')
    await expect.poll(() => vendor.check(ask.code, 31), { timeout: 8000, interval: 200 }).toEqual({ state: 'free' })
  })

  test('what has ended, has run out or was never there is gone', async () => {
    const ended = await fresh({ endsIn: -1 })
    expect(await vendor.hold(ended)).toBe('gone')
    expect(await vendor.check(ended.code, 31)).toBe('gone')
    const stranger = { ...ended, code: `${ended.code}-NONE` }
    expect(await vendor.check(stranger.code, 31)).toBe('gone')
    expect(await vendor.hold(stranger)).toBe('gone')
    expect(await vendor.release(stranger)).toBe('released')
    for (const kind of ['out-of-stock', 'expired']) {
      await sandbox.suffer({ vendor: name, kind })
      expect(await vendor.hold(await fresh())).toBe('gone')
    }
  })

  test.each(['broken-after', 'cut-after', 'garbled', 'slow'])(
    'done, but answered with %s: unknown, then the truth under the same key',
    async (kind) => {
      const ask = await fresh()
      await sandbox.suffer({ vendor: name, kind, on: ['hold'] })
      expect(await hastyVendor.hold(ask)).toBe('unknown')
      expect(await stateOf(ask.code)).toMatchObject({ state: 'held', key: ask.key })
      expect(await vendor.hold(ask)).toBe('held')
    },
  )

  test.each(['broken', 'cut', 'limit'])('not done, and answered with %s: unknown, then done', async (kind) => {
    const ask = await fresh()
    await sandbox.suffer({ vendor: name, kind, on: ['commit'] })
    await vendor.hold(ask)
    expect(await vendor.commit(ask)).toBe('unknown')
    expect(await stateOf(ask.code)).toMatchObject({ state: 'held' })
    expect(await vendor.commit(ask)).toBe('committed')
  })

  test('a hold that arrives when it has long been given up takes nothing', wholeLaneOnly, async () => {
    const ask = await fresh()
    await sandbox.suffer({ vendor: name, kind: 'late', on: ['hold'], ms: 1500 })
    expect(await hastyVendor.hold(ask)).toBe('unknown')
    expect(await vendor.release(ask)).toBe('released')
    await expect.poll(() => sandbox.late()).toBe(0)
    expect(await stateOf(ask.code)).toMatchObject({ state: 'free' })
  })

  test('carried out twice is as carried out once, and a list that says all twice says it once', async () => {
    const [ask, mine] = [await fresh(), await codes(vendor, who)]
    await sandbox.suffer({ vendor: name, kind: 'twice', times: 4, on: ['hold', 'commit', 'reverse', 'list'] })
    expect(await vendor.hold(ask)).toBe('held')
    expect(await vendor.commit(ask)).toBe('committed')
    expect(await vendor.reverse(ask)).toBe('reversed')
    expect(await codes(vendor, who)).toEqual(mine)
  })

  test.each(['broken', 'slow', 'garbled'])('a list that is %s is unknown, not empty', async (kind) => {
    await sandbox.suffer({ vendor: name, kind, on: ['list', 'check'], times: 2 })
    expect(await hastyVendor.list(who)).toBe('unknown')
    expect(await hastyVendor.check((await fresh()).code, 31)).toBe('unknown')
  })

  test('where nobody listens everything is unknown', async () => {
    const nowhere = vendorOf(openVoucherVendors(readSettings({ VOUCHER_URL: 'http://127.0.0.1:9' }), clock), channel)
    const ask = { code: `${offer}-1`, key: 'k', brand: 31 as const, until }
    const operations = [nowhere.hold(ask), nowhere.commit(ask), nowhere.release(ask), nowhere.reverse(ask)]
    const answers = [nowhere.list(who), nowhere.check(ask.code, 31), ...operations]
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 6 }, () => 'unknown'))
  })

  test('64 at once for one voucher: one has it, 63 are told that it is taken', async () => {
    const ask = await fresh()
    const answers = await Promise.all(Array.from({ length: 64 }, (_, index) => vendor.hold({ ...ask, key: `${ask.code}:${index}` })))
    expect(answers.toSorted()).toEqual(['held', ...Array.from({ length: 63 }, () => 'taken')])
  })
})

function vendorOf({ byChannel }: VoucherVendors, channel: CouponChannel): VoucherVendor {
  const vendor = byChannel.get(channel)
  if (!vendor) throw new Error(`${channel} is not there`)
  return vendor
}

async function codes(vendor: VoucherVendor, whose: Parameters<VoucherVendor['list']>[0]): Promise<string[]> {
  const list = await vendor.list(whose)
  return typeof list === 'string' ? [list] : list.vouchers.map(({ code }) => code)
}
