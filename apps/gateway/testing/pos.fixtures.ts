import { updateOrderStatus } from '@harbour/protocol'
import { openPos } from '../adapters/pos/open-pos.ts'
import { createLog } from '../platform/log.ts'
import { writePosShops } from '../modules/pos/store/pos-checks.ts'
import { postChecks } from '../modules/pos/workers/post-checks.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { fakeProvider } from './fakes/fake-provider.ts'
import { newTills, place, taikooShop } from './orders.fixtures.ts'
import { startMoney } from './payments.fixtures.ts'
import { posSettings, startPosSandbox } from './pos-sandbox.ts'

type OrderInput = Parameters<typeof place>[2]
type CheckRow = { state: string; ref: string | null; total: number | null; problem: string | null; tries: number }

/** A gateway whose clock moves, the tills of two shops, and the sandbox's POS, which both shops have. */
export async function startPos() {
  const [till, bank] = [await startPosSandbox(), fakeProvider()]
  const settings = readSettings({ ...posSettings(till.url), LOG_LEVEL: 'silent' })
  const pos = openPos(settings, { log: createLog('silent'), patienceMs: 2000 })
  if (!pos) throw new Error('the settings name no POS')
  const money = await startMoney(bank.providers, { pos })
  const { gateway } = money
  const { context } = gateway
  const shops = settings.pos?.shops ?? []
  await writePosShops(context.db, shops)
  const [taikoo = {}, other = {}] = await newTills(gateway, taikooShop, '3102')

  const move = (orderId: string, status: number, { storeId = taikooShop, reason }: { storeId?: string; reason?: string } = {}) =>
    gateway.ask(updateOrderStatus, { storeId, orderId, status, reason }, storeId === taikooShop ? taikoo : other)
  /** An order whose kitchen has begun with it. */
  async function begun({ method = 'cash', ...input }: OrderInput & { method?: 'cash' | 'alipay' } = {}) {
    const { storeId = taikooShop } = input
    const orderId = await (method === 'cash' ? placed(input) : paid(input))
    for (const status of [10, 12]) await move(orderId, status, { storeId })
    return orderId
  }
  const placed = async (input: OrderInput) => (await place(gateway, money.guest, input)).orderId
  async function paid(input: OrderInput) {
    const { orderId, ref } = await money.pending('alipay', input)
    bank.pay(ref)
    await money.status(orderId)
    return orderId
  }

  return {
    gateway,
    context,
    clock: money.clock,
    till,
    pos,
    shops,
    move,
    begun,
    placed,
    later: money.later,
    /** The workers' round, as it comes by itself. */
    post: () => postChecks.round(context),
    /** The check of an order, as it is kept. */
    async kept(orderId: string) {
      const [row] = await context.db.rows<CheckRow>(
        { name: '', text: 'select state, check_ref as ref, total, problem, tries from pos_checks where order_id = $1' },
        [orderId],
      )
      return row
    },
    /** The checks of an order in the POS, those that were taken back among them. */
    async checks(orderId: string) {
      const order = await context.orders.one(orderId)
      return (await till.checks()).filter(({ header }) => header.checkName === order?.orderNo)
    },
    async stop() {
      till.stop()
      await gateway.stop()
    },
  }
}
