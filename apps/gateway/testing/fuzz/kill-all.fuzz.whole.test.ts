import { setTimeout as sleep } from 'node:timers/promises'
import { cancelOrder, orderPay, payStatusGet, postOrder, updateOrderStatus } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { couponOrder, giveCoupon, vouchersOf } from '../coupons.fixtures.ts'
import { createChance } from '../evening/chance.ts'
import { reconcile } from '../../modules/payments/reconciliation/reconcile.ts'
import { createBooks } from '../../modules/payments/store/books.ts'
import { createClosings } from '../../modules/payments/store/closings.ts'
import { taikooShop } from '../orders.fixtures.ts'
import { noon } from '../gateway.ts'
import { unfinished, inconsistencies } from './after-kills.ts'
import { startProcesses } from './killed-processes.ts'

/** 100 with `npm run fuzz`, or as many as KILLS says; CHANCE repeats what was chosen, though not its timing. */
const kills = Number(process.env.KILLS ?? 3)
const seed = Number(process.env.CHANCE)
const guests = 6

const chance = createChance(seed)
const town = await startProcesses()
afterAll(() => town.stop())

type Member = Awaited<ReturnType<typeof town.newMember>>
const acknowledged = new Set<string>()
let issued = 0
let over = false

/** A coupon of the kind that comes next: a vendor's, the house's own, a promo code, or none. */
async function chooseCoupons(member: Member): Promise<string[]> {
  const kind = chance.pick(['vendor', 'own', 'promo', 'none'])
  if (kind === 'none') return []
  if (kind === 'promo') return ['HARBOUR25']
  if (kind === 'own') return [await patiently(() => giveCoupon(town, member))]
  const code = `KILL-${seed}-${(issued += 1)}`
  await town.issue(member.phone, code)
  for (;;) if ((await vouchersOf(town, member)).some(({ voucherCode }) => voucherCode === `SL-${code}`)) return [`SL-${code}`]
}

/** Goes past the gateway straight into its database, as often as that takes. */
async function patiently<Result>(operation: () => Promise<Result>): Promise<Result> {
  for (let left = 600; ; left--) {
    try {
      return await operation()
    } catch (cause) {
      if (left === 0) throw cause
      await sleep(100)
    }
  }
}

/** An order from the cart to what becomes of it: left unpaid, taken back, taken by its shop, or left to itself. */
async function order(member: Member): Promise<void> {
  const method = chance.pick<'card' | 'octopus' | 'alipay'>(['card', 'octopus', 'alipay'])
  const coupons = await chooseCoupons(member)
  const content = await couponOrder(town, member, { pids: ['carbonara'], nums: [7], coupons, payMethod: method })
  const { orderId } = await town.ask(postOrder, content, member)
  acknowledged.add(orderId)
  if (chance.odds(0.1)) return
  for (let status = 1; status === 1;) {
    const { page } = await town.ask(orderPay, { orderId, method }, member)
    const ref = /pay_\w+/.exec(page ?? '')?.[0]
    if (ref) await town.approve(ref)
    status = (await town.ask(payStatusGet, { orderId }, member)).order.status
  }
  if (chance.odds(0.2)) return void (await town.ask(cancelOrder, { orderId }, member))
  if (chance.odds(0.8)) await town.ask(updateOrderStatus, { storeId: taikooShop, orderId, status: 10 }, town.till)
}

async function orderOnAndOn(member: Member): Promise<void> {
  while (!over) await order(member)
}

async function someMoreOrders(): Promise<void> {
  const before = acknowledged.size
  while (acknowledged.size < before + 2) await sleep(20)
}

test(
  `gateway, sandbox and database are killed ${kills} times while guests order and pay: nothing is lost, and nothing happens twice`,
  { timeout: 300_000 + kills * 30_000 },
  async () => {
    const told = `seed ${seed}`
    const members = await Promise.all(Array.from({ length: guests }, town.newMember))
    const rush = Promise.all(members.map(orderOnAndOn))
    for (let round = 0; round < kills; round++) {
      // Mostly in the rush, and now and then while others still come back.
      if (chance.odds(0.8)) await Promise.race([rush, someMoreOrders()])
      await Promise.race([rush, sleep(chance.between(0, 500))])
      ;[town.kill.gateway, town.kill.sandbox, town.kill.database][round % 3]?.()
    }
    over = true
    await rush
    expect(acknowledged.size, told).toBeGreaterThanOrEqual(kills)

    for (let left = 10, open = ['']; open.length > 0 && left > 0; left--) {
      await town.later(20)
      for (let looks = 20; open.length > 0 && looks > 0; looks--) {
        await sleep(500)
        open = await unfinished(town)
      }
    }
    expect(await unfinished(town), told).toEqual([])
    expect(await inconsistencies(town, acknowledged), told).toEqual([])
    const { db, providers } = town.context
    const { unexplained, lines } = await reconcile({ books: createBooks(db), closings: createClosings(db), providers, from: noon - 60_000 })
    expect(unexplained, `${told}\n${lines.join('\n')}`).toBe(0)
  },
)
