import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cancelOrder, postOrder } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { couponOrder, giveCoupon, vouchersOf } from '../coupons.fixtures.ts'
import { newMember } from '../members.fixtures.ts'
import { openVoucherVendors } from '../../adapters/vouchers/open-voucher-vendors.ts'
import { startVoucherSandbox, type SandboxFault } from '../vouchers-sandbox.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { noon, post, startGateway } from '../gateway.ts'
import { freePort, gatewayProcess } from '../gateway-process.ts'
import { sweepHolds } from '../../modules/vouchers/sweep-holds.ts'

/** 200 with `npm run fuzz`, or as many as STORMS says. */
const storms = Number(process.env.STORMS ?? 1)
const checkouts = 64

const sandbox = await startVoucherSandbox()
const dataDir = await mkdtemp(join(tmpdir(), 'harbour-storm-'))
/** An hour after the storm, for what is swept up then. */
const later = { now: () => addMinutes(noon, 60) }
const vendors = openVoucherVendors(readSettings({ VOUCHER_URL: sandbox.url }), later)
const beside = await startGateway({ instead: { vendors } })
const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await beside.stop()
  sandbox.stop()
  await rm(dataDir, { recursive: true })
})

const fault = fc.record<SandboxFault>({
  vendor: fc.constant('storellect'),
  kind: fc.constantFrom('broken', 'broken-after', 'cut', 'cut-after', 'garbled', 'limit', 'twice', 'login-lost'),
  times: fc.integer({ min: 1, max: 20 }),
})
const storm = fc.record({
  vendors: fc.boolean(),
  faults: fc.array(fault, { maxLength: 4 }),
  /** The time that the first process lives once the rush has begun. */
  milliseconds: fc.integer({ min: 0, max: 1500 }),
  cancelled: fc.boolean(),
})
type Storm = typeof storm extends fc.Arbitrary<infer Each> ? Each : never

const startProcess = (port: number) => gatewayProcess({ beside, dataDir, port, started, environment: { VOUCHER_URL: sandbox.url } })
const until = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
let issued = 0

test(
  '64 checkouts at once for one voucher, while its vendor fails and the gateway is killed: one wins, and the vendor agrees',
  { timeout: storms * 120_000 },
  async () => {
    for (const [seed, each] of fc.sample(storm, { numRuns: storms, seed: 64 }).entries())
      await runStorm({ ...each, vendors: seed % 2 === 0 }, `storm ${seed}`)
  },
)

async function runStorm({ vendors: atVendor, faults, milliseconds, cancelled }: Storm, label: string): Promise<void> {
  const member = await newMember(beside)
  const code = atVendor
    ? (await sandbox.issue({ offer: 'SL-CASH50', owner: member.phone, code: `STORM-${(issued += 1)}` })).code
    : await giveCoupon(beside, member)
  await vouchersOf(beside, member)
  const content = await couponOrder(beside, member, { pids: ['carbonara'], nums: [7], coupons: [code] })
  const contents = Array.from({ length: checkouts }, () => ({ ...content, clientOrderId: randomUUID() }))
  await sandbox.suffer(...faults)

  const port = await freePort()
  const base = `http://127.0.0.1:${port}/api`
  const submit = (each: object) => post(base, { definition: postOrder, content: each, as: member }).catch(() => undefined)
  const first = await startProcess(port)
  const rush = Promise.all(contents.map(submit))
  await until(milliseconds)
  first.kill('SIGKILL')
  await Promise.all([rush, once(first, 'exit')])

  const second = await startProcess(port)
  let replies = await Promise.all(contents.map(submit))
  for (let round = 0; round < 20 && !replies.some((reply) => reply?.status === 1); round++) {
    await sandbox.calm()
    await until(1000)
    replies = await Promise.all(contents.map(submit))
  }
  await sandbox.calm()
  const ends = replies.map((reply) => (reply?.status === 1 ? 'placed' : (reply?.code ?? 'silence')))
  expect(
    ends.filter((end) => end === 'placed'),
    label,
  ).toHaveLength(1)
  expect(
    ends.filter((end) => !['placed', 'VOUCHER_TAKEN', 'VOUCHER_UNSURE', 'COUPONS_CHANGED'].includes(end)),
    label,
  ).toEqual([])

  const won = replies.find((reply) => reply?.status === 1)
  const { orderId } = v.parse(v.object({ orderId: v.string() }), won?.data)
  if (cancelled) await beside.ask(cancelOrder, { orderId }, member)
  second.kill('SIGTERM')
  await once(second, 'exit')
  await sweepHolds.round({ ...beside.context, clock: later })

  const holds = { name: '', text: 'select state, told, order_id as "orderId" from voucher_holds where voucher_code = $1' }
  expect(await beside.context.db.rows(holds, [code]), label).toEqual(cancelled ? [] : [{ state: 'committed', told: true, orderId }])
  const placed = { name: '', text: `select count(*) as orders from orders where user_id = $1` }
  expect(await beside.context.db.rows(placed, [member.userId]), label).toEqual([{ orders: 1 }])
  if (!atVendor) return
  const truth = (await sandbox.vouchers()).find((each) => each.code === code)
  expect(truth?.state, label).toBe(cancelled ? 'free' : 'used')
}
