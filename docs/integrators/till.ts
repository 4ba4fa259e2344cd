// A till: it follows one shop's orders as they come, prints them, and accepts them. It needs Node 24 and nothing else:
//   HARBOUR_URL=https://order.example HARBOUR_STORE=3101 HARBOUR_KEY=the-shops-key node till.ts
import { setTimeout as wait } from 'node:timers/promises'

const { HARBOUR_URL = 'http://127.0.0.1:3000', HARBOUR_STORE = '', HARBOUR_KEY = '', HARBOUR_BRAND = '31' } = process.env
/** A GUID that stays the same for as long as this till runs. */
const deviceId = crypto.randomUUID()
const [placed, accepted] = [7, 10]
/** The gateway says something every 20 seconds; a stream that has been silent for so long is dead. */
const patience = 60_000

type Reply = { status: number; code?: string; msg: string; data: unknown }
type Order = { orderId: string; orderNo: string; pickupNo: string; status: number; lines: Line[] }
type Line = { name: string; choices: string; num: number }

/** Makes a call as this shop's till and gives its data; one that is refused throws, with its code. */
async function call(name: string, content: object): Promise<unknown> {
  const form = new FormData()
  form.set('actionName', name)
  form.set('content', JSON.stringify({ brand: Number(HARBOUR_BRAND), deviceId, storeId: HARBOUR_STORE, ...content }))
  form.set('key', HARBOUR_KEY)
  form.set('langType', '2')
  const signal = AbortSignal.timeout(15_000)
  const response = await fetch(`${HARBOUR_URL}/api/Action/${name}`, { method: 'POST', body: form, signal })
  const reply = (await response.json()) as Reply
  if (reply.status !== 1) throw new Error(`${name}: ${reply.code} ${reply.msg}`)
  return reply.data
}

/**
 * Reads the shop's orders and accepts those that nobody has accepted yet. Events are only a reason to look: what counts is what is read here,
 * so an event that comes twice, or is lost, does no harm. Accepting twice is answered as done.
 */
async function readOrders(): Promise<void> {
  const { orders } = (await call('candao.order.getShopOrders', {})) as { orders: Order[] }
  for (const order of orders.filter(({ status }) => status === placed)) {
    // It may have been cancelled meanwhile; the others are still to be accepted.
    await accept(order).catch((fault: Error) => console.error(fault.message))
  }
}

async function accept({ orderId, orderNo, pickupNo, lines }: Order): Promise<void> {
  console.log(`${pickupNo} (order ${orderNo})`)
  for (const { num, name, choices } of lines) console.log(`  ${num} x ${name} ${choices}`)
  await call('candao.order.updateOrderStatus', { orderId, status: accepted })
  console.log(`accepted ${orderId}`)
}

/** Follows the shop's stream until it ends. It greets with `hello` at its start, and after a gap: then, too, the orders are read. */
async function follow(): Promise<void> {
  const gone = new AbortController()
  const silence = setTimeout(() => gone.abort(), patience)
  try {
    const headers = { authorization: `Bearer ${HARBOUR_KEY}` }
    const response = await fetch(`${HARBOUR_URL}/events/shops/${HARBOUR_STORE}`, { headers, signal: gone.signal })
    if (!response.ok || !response.body) throw new Error(`the stream was refused: ${response.status} ${await response.text()}`)
    for await (const event of eventsIn(response.body, () => silence.refresh())) {
      if (event === 'hello' || event === 'order' || event === 'chase') await readOrders()
    }
  } finally {
    clearTimeout(silence)
  }
}

/** The names of a stream's events, as they come. Blocks without a name are heartbeats. */
async function* eventsIn(body: AsyncIterable<Uint8Array>, onPiece: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of body) {
    onPiece()
    const blocks = (text + decoder.decode(piece, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) yield /^event: (.*)$/m.exec(block)?.[1] ?? ''
  }
}

// It comes back for ever: a gateway that restarts, or a network that is gone, is no reason to stop.
for (;;) {
  await follow().catch((fault: Error) => console.error(fault.message))
  await wait(2000 + Math.random() * 2000)
}
