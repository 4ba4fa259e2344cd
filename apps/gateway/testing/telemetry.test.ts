import { methodsGet, orderPay, postOrder, updateOrderStatus } from '@harbour/protocol'
import { addMinutes, orderStatuses, orderTypes } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { createHandle } from '../platform/handle.ts'
import type { Log } from '../platform/log.ts'
import { listenToTelemetry, telemetry } from '../platform/telemetry/telemetry.ts'
import { buildApp } from '../http/app.ts'
import { fakeProvider } from './fakes/fake-provider.ts'
import { device, noon, startGateway } from './gateway.ts'
import { goodPassword, newMember } from './members.fixtures.ts'
import { newGuest, newTills, place, taikooHome, taikooShop } from './orders.fixtures.ts'
import { recordSpans } from './recorded-spans.ts'

const clock = { at: noon, now: () => clock.at }
const lines: object[] = []
const keep = (line: object): void => {
  lines.push(line)
}
const log: Log = { debug: keep, info: keep, warn: keep, error: keep }
const collector = { TRACES_URL: 'http://127.0.0.1:9/v1/traces', TRACES_WEB: 'on' }
const gateway = await startGateway({ clock, environment: collector, instead: { log, providers: fakeProvider().providers } })
const { context } = gateway
const quiet = listenToTelemetry(context.metrics.listener)
const recorded = recordSpans()
afterAll(async () => {
  recorded.stop()
  quiet()
  await gateway.stop()
})
const [till = {}] = await newTills(gateway, taikooShop)
const measures = () => context.metrics.text()

test('orders that nobody answers are counted, and those that the shop was due to be reminded of', async () => {
  const { orderId } = await place(gateway, await newGuest(gateway))
  expect(await measures()).toMatch(/harbour_orders\{state="unanswered"\} 1\nharbour_orders\{state="reminded"\} 0/)
  clock.at = addMinutes(noon, 3)
  expect(await measures()).toContain('harbour_orders{state="reminded"} 1')
  await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status: orderStatuses.accepted }, till)
  expect(await measures()).toMatch(/harbour_orders\{state="unanswered"\} 0\nharbour_orders\{state="reminded"\} 0/)
  clock.at = noon
})

test('payments are counted by state, and due work by its age and by whom it waits for', async () => {
  const guest = await newGuest(gateway)
  const { orderId } = await place(gateway, guest, { payMethod: 'card' })
  await gateway.ask(orderPay, { orderId, method: 'card' }, guest)
  expect(await measures()).toMatch(/harbour_payments\{provider="\w+",state="open"\} 1/)
  expect(await measures()).not.toContain('harbour_work_due{queue="expireOrders"}')
  clock.at = addMinutes(noon, 11)
  const late = await measures()
  expect(late).toContain('harbour_work_due{queue="expireOrders"} 1')
  expect(late).toContain('harbour_work_lag_seconds{queue="expireOrders"} 60')
  expect(late).toMatch(/harbour_provider_queue\{provider="\w+"\} 1/)
  clock.at = noon
})

test('an order that was made good in time has kept its promise, one that is late and not there yet is overdue', async () => {
  const [kept, late] = [await place(gateway, await newGuest(gateway)), await place(gateway, await newGuest(gateway))]
  for (const { orderId } of [kept, late])
    await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status: orderStatuses.accepted }, till)
  const rows = (text: string) => context.db.rows({ name: '', text }, [kept.orderId])
  // As its kitchen would have ended it, at the middle of what was promised.
  await rows(`insert into order_events (order_id, seq, state, at, actor)
    select order_id, 90, 'ready', eta_low + (eta_high - eta_low) / 2, 'shop' from orders where order_id = $1`)
  await rows(`update orders set state = 'completed' where order_id = $1`)
  expect(await measures()).toContain('harbour_promises{outcome="kept"} 1')
  clock.at = addMinutes(noon, 110)
  expect(await measures()).toMatch(/harbour_orders\{state="overdue"\} [1-9]/)
  clock.at = noon
})

test('a backup that has told of itself is said, none is 0, and a log that is not archived fails nowhere', async () => {
  expect(await measures()).toMatch(/^harbour_backup_timestamp_seconds 0$/m)
  const [{ name } = { name: '' }] = await context.db.rows<{ name: string }>({ name: '', text: 'select current_database() as name' })
  await context.db.rows({ name: '', text: `alter database "${name}" set harbour.backed_up_at = '1780000000'` })
  const text = await measures()
  expect(text).toMatch(/^harbour_backup_timestamp_seconds 1780000000$/m)
  expect(text).toMatch(/^harbour_archive_failing 0$/m)
})

test('a database that does not answer is said to be away, and nothing is said of what lies in it', async () => {
  const lost = await startGateway()
  expect(await lost.context.metrics.text()).toContain('harbour_database_up 1')
  await lost.context.db.stop()
  const text = await lost.context.metrics.text()
  expect(text).toContain('harbour_database_up 0')
  expect(text).not.toMatch(/^harbour_(orders|work_due)\{/m)
})

test('providers, messages, workers and faults are counted by name and outcome', async () => {
  telemetry.providerAsked({ provider: 'stripe', outcome: 'timeout', ms: 8000 })
  telemetry.providerRetried('stripe')
  telemetry.messageCarried({ channel: 'email', outcome: 'expired' })
  telemetry.roundDone({ worker: 'printing', failed: true, ms: 20 })
  telemetry.faulted({ fault: new Error('no'), where: 'printing' })
  telemetry.workersLooked()
  const text = await measures()
  for (const line of [
    'harbour_provider_requests_total{provider="stripe",outcome="timeout"} 1',
    'harbour_provider_seconds_count{provider="stripe"} 1',
    'harbour_provider_retries_total{provider="stripe"} 1',
    'harbour_messages_total{channel="email",outcome="expired"} 1',
    'harbour_worker_round_seconds_count{worker="printing",outcome="failed"} 1',
    'harbour_faults_total{where="printing"} 1',
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/harbour_workers_looked_timestamp_seconds 1\d{9}/)
})

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

/** A call with the header of a page that traces. */
async function traced(url: string): Promise<void> {
  const content = JSON.stringify({ brand: 31, deviceId: device, storeId: taikooShop, orderType: 1 })
  const body = new FormData()
  body.set('actionName', methodsGet.name)
  body.set('content', content)
  const headers = { traceparent: `00-${traceId}-${spanId}-01` }
  await fetch(`${url}/api/Action?_name=${methodsGet.name}`, { method: 'POST', body, headers })
}

test('a call goes on with the trace of its page where that is on, and nowhere else', async () => {
  recorded.spans.length = 0
  await traced(gateway.url)
  const span = recorded.spans.find(({ name }) => name === methodsGet.name)
  expect(span).toMatchObject({ kind: 'server', context: { traceId }, parent: { spanId, remote: true } })
  expect(span?.attributes).toEqual({ 'harbour.code': 'OK' })
  recorded.spans.length = 0
  const { settings } = context
  const untraced = buildApp({ ...context, settings: { ...settings, traces: null } })
  await traced(await untraced.listen({ host: '127.0.0.1', port: 0 }))
  await untraced.close()
  expect(recorded.spans.map(({ name }) => name)).toContain(methodsGet.name)
  expect(recorded.spans.filter(({ context: { traceId: of } }) => of === traceId)).toEqual([])
})

test('a call that nobody planned to fail is a span that failed, and a fault of its name', async () => {
  recorded.spans.length = 0
  const faults: string[] = []
  const stop = listenToTelemetry({ faulted: ({ where }) => void faults.push(where) })
  const failing = createHandle<object>()(methodsGet, () => Promise.reject(new Error('nobody planned this')))
  const app = buildApp(context, { handlers: [failing] })
  await traced(await app.listen({ host: '127.0.0.1', port: 0 }))
  await app.close()
  stop()
  expect(faults).toEqual([methodsGet.name])
  const span = recorded.spans.find(({ name }) => name === methodsGet.name)
  expect(span).toMatchObject({ failed: true, attributes: { 'harbour.code': 'INTERNAL' } })
})

test('no word of a guest is in a label, a span or a line of the log', async () => {
  const member = await newMember(gateway)
  const contact = { name: 'Chan Tai Man', phone: '91234567' }
  const order = { orderType: orderTypes.delivery, at: taikooHome, contact }
  const { orderId } = await place(gateway, member, order)
  await gateway.ask(updateOrderStatus, { storeId: taikooShop, orderId, status: orderStatuses.accepted }, till)
  const said = [JSON.stringify(lines), JSON.stringify(recorded.spans), await measures()].join('\n')
  expect(lines.length).toBeGreaterThan(3)
  const [placed, written] = [postOrder.name, 'orders-post'].map((name) => recorded.spans.find((span) => span.name.startsWith(name)))
  expect(written?.context.traceId).toBe(placed?.context.traceId)
  expect(written?.attributes).toEqual({ 'db.system.name': 'postgresql' })
  const words = [member.phone, member.email, member.key, member.deviceId, goodPassword, ...Object.values(contact)]
  for (const word of [...words, taikooHome.building, taikooHome.fullAddress]) expect(said).not.toContain(word)
})
