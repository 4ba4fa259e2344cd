import { execFile } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { cancelOrder, refundOrder } from '@harbour/protocol'
import { addMinutes } from '@harbour/rules'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openPayments } from '../../../adapters/payments/open-payments.ts'
import { startPaySandbox } from '../../../testing/payments-sandbox.ts'
import { createLog } from '../../../platform/log.ts'
import { readSettings } from '../../../platform/settings/settings.ts'
import { createBooks } from '../store/books.ts'
import { createClosings } from '../store/closings.ts'
import { taikooShop } from '../../../testing/orders.fixtures.ts'
import { databaseSettings, noon } from '../../../testing/gateway.ts'
import { expireOrders } from '../../ordering/workers/expire-orders.ts'
import { payBack } from '../workers/pay-back.ts'
import { readPayments } from '../workers/read-payments.ts'
import { capturePayments } from '../workers/capture-payments.ts'
import { startMoney } from '../../../testing/payments.fixtures.ts'
import { reconcile } from '../reconciliation/reconcile.ts'

/** The provider is told our address before we have one. */
let target = ''
const road = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const headers = { 'ferry-signature': String(request.headers['ferry-signature']), 'content-type': 'application/json' }
    fetch(`${target}/hooks/sandbox`, { method: 'POST', body: Buffer.concat(chunks), headers }).then(
      ({ status }) => response.writeHead(status).end(),
      () => response.writeHead(502).end(),
    )
  })
}).listen(0, '127.0.0.1')
await once(road, 'listening')
const address = road.address()
const bank = await startPaySandbox({ hookUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/` })
const settings = readSettings({ PAY_SANDBOX_URL: bank.url })
/** Its notices are signed at its own time, which stays near noon. */
const clock = { now: () => noon }
const money = await startMoney(await openPayments(settings, { clock, log: createLog('silent'), patienceMs: 700 }))
target = money.gateway.url
const { deps, guest } = money
afterAll(async () => {
  bank.stop()
  road.close()
  await money.gateway.stop()
})
beforeEach(() => bank.refundsTake(0))
afterEach(async () => {
  money.clock.at = noon
  await bank.calm()
})

const status = async (orderId: string) => (await money.detail(orderId)).status
const placed = (orderId: string) => expect.poll(() => status(orderId)).toBe(7)
const refundState = async (orderId: string) => (await money.detail(orderId)).refund?.state
const atBank = async (ref: string) => (await bank.payments()).find(({ id }) => id === ref)
const booksAgree = async () => {
  return (
    await reconcile({
      books: createBooks(deps.db),
      closings: createClosings(deps.db),
      providers: deps.providers,
      from: addMinutes(noon, -60),
    })
  ).unexplained
}

test.each(['on time', 'late', 'twice', 'reordered'])('a notice that comes %s places the order once', async (how) => {
  if (how !== 'on time') await bank.suffer({ kind: `hook-${how}`, ms: 400 })
  const { orderId, ref } = await money.pending('card')
  await bank.act(ref, 'approve')
  await placed(orderId)
  await money.move(orderId, 10)
  await capturePayments.round(deps)
  expect([await money.reasons(orderId), await money.ledger(orderId)]).toEqual([[null, 'paid', null], { provider: 8900, sales: -8900 }])
  expect(await atBank(ref)).toMatchObject({ status: 'captured', amount_captured: 8900 })
})

test('the provider’s page names the restaurant, its shop and the order', async () => {
  const { ref, orderId } = await money.pending('card')
  const { page_url } = (await atBank(ref)) ?? { page_url: '' }
  const page = await (await fetch(page_url)).text()
  for (const named of ['海港薄餅炸雞', '太古城中心店', (await money.detail(orderId)).orderNo]) expect(page).toContain(named)
})

test('a notice that never comes is not missed', async () => {
  await bank.suffer({ kind: 'hook-never' })
  const { orderId, ref } = await money.pending('alipay')
  await bank.act(ref, 'approve')
  money.later(0.25)
  await readPayments.round(deps)
  expect(await status(orderId)).toBe(7)
})

test('a forged, an altered and an old notice are refused, and change nothing', async () => {
  await bank.suffer({ kind: 'hook-never' })
  const { orderId, ref } = await money.pending('alipay')
  await bank.act(ref, 'approve')
  const body = JSON.stringify({ id: 'evt_1', type: 'payment.captured', created: noon, data: { payment: { id: ref, status: 'captured' } } })
  const sign = (secret: string, at: number, text: string) =>
    `t=${at / 1000},v1=${createHmac('sha256', secret)
      .update(`${at / 1000}.${text}`)
      .digest('hex')}`
  const right = 'whsec_sandbox_harbour'
  const say = async (signature: string) =>
    (await fetch(`${target}/hooks/sandbox`, { method: 'POST', body, headers: { 'ferry-signature': signature } })).status
  const refused = [sign('whsec_guessed', noon, body), sign(right, noon, `${body} `), sign(right, noon - 301_000, body), 'nonsense', '']
  expect(await Promise.all(refused.map(say))).toEqual([400, 400, 400, 400, 400])
  expect(await status(orderId)).toBe(1)
  expect(await say(sign(right, noon, body))).toBe(200)
  expect(await status(orderId)).toBe(7)
})

test.each(['broken-after', 'cut-after', 'garbled', 'broken', 'cut', 'limit'])('taken once where the answer is %s', async (kind) => {
  const { orderId, ref } = await money.pending('card')
  await bank.act(ref, 'approve')
  await placed(orderId)
  await money.move(orderId, 10)
  await bank.suffer({ kind, on: ['capture'] })
  await capturePayments.round(deps)
  expect((await money.payments(orderId))[0]?.state).toBe('held')
  money.later(1)
  await capturePayments.round(deps)
  expect([await money.ledger(orderId), (await atBank(ref))?.amount_captured]).toEqual([{ provider: 8900, sales: -8900 }, 8900])
})

test.each(['broken-after', 'cut-after', 'garbled', 'limit'])('[4.42] given back once where the answer is %s', async (kind) => {
  const { orderId, ref } = await money.pending('alipay')
  await bank.act(ref, 'approve')
  await placed(orderId)
  await money.gateway.ask(cancelOrder, { orderId }, guest)
  await bank.suffer({ kind, on: ['refund'] })
  await payBack.round(deps)
  money.later(1)
  await payBack.round(deps)
  money.later(1)
  await payBack.round(deps)
  expect([await refundState(orderId), await money.ledger(orderId)]).toEqual(['refunded', { sales: -8900, refunds: 8900 }])
  expect((await atBank(ref))?.amount_refunded).toBe(8900)
})

test('[4.42] the notice of a refund tells the guest while nobody of us would have asked', async () => {
  await bank.refundsTake(300)
  const { orderId, ref } = await money.pending('alipay')
  await bank.act(ref, 'approve')
  await placed(orderId)
  await money.gateway.ask(cancelOrder, { orderId }, guest)
  await payBack.round(deps)
  expect(await refundState(orderId)).toBe('processing')
  await expect.poll(() => refundState(orderId)).toBe('refunded')
})

test('a refund that fails for good is left to a person', async () => {
  const { orderId, ref } = await money.pending('alipay')
  await bank.act(ref, 'approve')
  await placed(orderId)
  await money.gateway.ask(cancelOrder, { orderId }, guest)
  await bank.suffer({ kind: 'refund-fails', times: 5 })
  await expect.poll(() => nextRound(orderId)).toBe('manual')
  money.clock.at = noon
  expect((await atBank(ref))?.amount_refunded).toBe(0)
})

test('a refund that fails once is asked for anew, and given back once', async () => {
  const { orderId, ref } = await money.pending('alipay')
  await bank.act(ref, 'approve')
  await placed(orderId)
  await money.gateway.ask(cancelOrder, { orderId }, guest)
  await bank.suffer({ kind: 'refund-fails' })
  await expect.poll(() => nextRound(orderId)).toBe('refunded')
  money.clock.at = noon
  expect(await money.ledger(orderId)).toEqual({ sales: -8900, refunds: 8900 })
  expect((await atBank(ref))?.amount_refunded).toBe(8900)
})

test('a provider that is killed and comes back goes on where it was', async () => {
  const { orderId, ref } = await money.pending('card')
  await bank.crash()
  await bank.act(ref, 'approve')
  await placed(orderId)
})

test('expired and approved after all: the order that was ended for it comes back', async () => {
  const { orderId, ref } = await money.pending('alipay')
  await bank.act(ref, 'expire')
  await expect.poll(async () => (await money.payments(orderId))[0]?.state).toBe('failed')
  // The provider does not hear that it is to end the page, and the order is ended without it.
  await bank.suffer({ kind: 'broken', on: ['close'], times: 9 })
  money.later(10)
  await expireOrders.round(deps)
  expect(await money.detail(orderId)).toMatchObject({ status: 1 })
  money.later(5)
  await expireOrders.round(deps)
  expect(await money.detail(orderId)).toMatchObject({ status: -1, endReason: 'unpaid' })
  await bank.calm()
  await bank.suffer({ kind: 'pays-late' })
  await bank.act(ref, 'approve')
  await placed(orderId)
  expect([await money.reasons(orderId), await money.ledger(orderId)]).toEqual([
    [null, 'unpaid', 'paidLate'],
    { provider: 8900, sales: -8900 },
  ])
})

test('a dollar less than was asked for is kept apart', async () => {
  await bank.suffer({ kind: 'amount-differs' })
  const { orderId, ref } = await money.pending('alipay')
  await bank.act(ref, 'approve')
  await expect.poll(async () => (await money.payments(orderId))[0]?.state).toBe('mismatched')
  expect([await status(orderId), await money.ledger(orderId)]).toEqual([1, { provider: 8800, quarantine: -8800 }])
})

test('part after part comes to what the dishes cost, at the provider as in our books', async () => {
  const { orderId, ref } = await money.pending('alipay', { nums: [3, 2] })
  await bank.act(ref, 'approve')
  await placed(orderId)
  await money.move(orderId, 10)
  const { total, price } = await money.detail(orderId)
  for (const index of [0, 1, 0, 1, 0]) {
    const ask = { storeId: taikooShop, orderId, clientRefundId: randomUUID(), parts: [{ index, num: 1 }], reason: 'quality' }
    await money.gateway.ask(refundOrder, ask, money.till)
  }
  for (let round = 0; round < 3; round++) {
    await payBack.round(deps)
    money.later(1)
  }
  const fees = price.boxedMeal + price.delivery + price.cutlery
  expect((await atBank(ref))?.amount_refunded).toBe(total - fees)
  expect(await refundState(orderId)).toBe('refunded')
})

test('in the end every cent is explained, and the command says so', async () => {
  for (let round = 0; round < 4; round++) {
    money.later(1)
    await Promise.all([readPayments.round(deps), capturePayments.round(deps), payBack.round(deps)])
  }
  expect(await booksAgree()).toBe(0)
  const env = { ...process.env, ...databaseSettings(money.gateway), PAY_SANDBOX_URL: bank.url, CLOCK: new Date(noon).toISOString() }
  const command = [fileURLToPath(new URL('../../../reconcile.ts', import.meta.url)), '--days', '2']
  const { stdout } = await promisify(execFile)(process.execPath, command, { env })
  expect(stdout).toMatch(/sandbox HKD +matched +\d+/)
  expect(stdout.trim().split('\n').at(-1)).toBe('Unexplained: 0, 0 cents.')
  await deps.db.rows({ name: '', text: `update refunds set state = 'processing' where state = 'manual'` })
  await expect(promisify(execFile)(process.execPath, command, { env })).rejects.toMatchObject({ code: 1 })
})

/** Tries to give the money back once more, an hour later, and tells where that has come to: the bank settles in its own time, however fast it is asked. */
async function nextRound(orderId: string): Promise<string | undefined> {
  await payBack.round(deps)
  money.later(60)
  return refundState(orderId)
}
