import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../../platform/settings/settings.ts'
import { noon } from '../../testing/gateway.ts'
import { openVoucherVendors } from './open-voucher-vendors.ts'
import { startVoucherSandbox, type SandboxFault } from '../../testing/vouchers-sandbox.ts'
import type { VendorHold, VoucherVendor } from '../../modules/vouchers/voucher-vendor.ts'

const numRuns = Math.min(Number(process.env.FUZZ_RUNS), 500)
const sandbox = await startVoucherSandbox()
const { byChannel } = openVoucherVendors(readSettings({ VOUCHER_URL: sandbox.url }), { now: () => noon })
afterAll(() => sandbox.stop())

/** A plan for a voucher once it is held; who dies does no more, and is swept up after. */
const plans = ['use', 'release', 'cancel', 'die'] as const
type Plan = (typeof plans)[number]
type Rival = { ask: VendorHold; plan: Plan; held: boolean; uses: boolean }

const fault = fc.record({
  kind: fc.constantFrom('broken', 'broken-after', 'cut', 'cut-after', 'garbled', 'limit', 'twice', 'late', 'slow'),
  times: fc.integer({ min: 1, max: 3 }),
  ms: fc.integer({ min: 1, max: 40 }),
})
const cases = [
  ['Candao', 'candao', 'CD-FRIES10'],
  ['Storellect', 'storellect', 'SL-CASH50'],
  ['YUU', 'yuu', 'YU-PEARL25'],
  ['Mezzofy', 'mezzofy', 'MZ-GIFT100'],
] as const
let issued = 0

test.each(cases)(
  'rivals for one voucher of %s: never two have it, and when all have gone nobody holds it',
  { timeout: 300_000 },
  async (channel, name, offer) => {
    const vendor = byChannel.get(channel)
    if (!vendor) throw new Error(`${channel} is not there`)
    const property = fc.asyncProperty(
      fc.array(fc.constantFrom(...plans), { minLength: 1, maxLength: 6 }),
      fc.array(fault, { maxLength: 4 }),
      async (wishes, faults) => {
        await sandbox.suffer(...faults.map((each): SandboxFault => ({ vendor: name, ...each })))
        const { code } = await sandbox.issue({ offer, code: `RIVALS-${(issued += 1)}` })
        const rivals = wishes.map((plan, index): Rival => ({
          ask: { code, key: `${code}:${index}`, brand: 31 },
          plan,
          held: false,
          uses: false,
        }))
        await Promise.all(rivals.map((rival) => compete(vendor, rival)))
        for (const { ask, plan } of rivals) if (plan === 'die') await insist(() => vendor.release(ask))
        await sandbox.calm()
        const winners = rivals.filter(({ uses }) => uses).map(({ ask }) => ask.key)
        expect(winners.length).toBeLessThanOrEqual(1)
        expect(rivals.some(({ held }) => held)).toBe(true)
        const truth = (await sandbox.vouchers()).find((each) => each.code === code)
        expect([truth?.state, truth?.key]).toEqual(winners[0] === undefined ? ['free', null] : ['used', winners[0]])
      },
    )
    await fc.assert(property, { numRuns })
  },
)

async function compete(vendor: VoucherVendor, rival: Rival): Promise<void> {
  const { ask, plan } = rival
  rival.held = (await insist(() => vendor.hold({ ...ask, until: noon + 600_000 }))) === 'held'
  if (!rival.held || plan === 'die') return
  if (plan === 'release') return void expect(await insist(() => vendor.release(ask))).toBe('released')
  // Whoever holds it can use it, whatever the others do.
  expect(await insist(() => vendor.commit(ask))).toBe('committed')
  rival.uses = plan === 'use'
  if (plan === 'cancel') expect(await insist(() => vendor.reverse(ask))).toBe('reversed')
}

/** Asks until the answer is clear, as whoever sees to the end of a hold does. */
async function insist<Answer extends string>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer !== 'unknown' || tries === 20) return answer
  }
}
