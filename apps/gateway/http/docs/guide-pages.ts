import { brandIds, orderTypes } from '@harbour/rules'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codeBlock, docPage, prettyJson } from './doc-page.ts'

const programs = fileURLToPath(new URL('../../../../docs/integrators/', import.meta.url))

/** The programs that the guides show; the tests run them as they stand. */
export const guidePrograms = ['till.ts', 'webhook-receiver.ts'] as const

/** The text of one of them. */
export const readProgram = (name: (typeof guidePrograms)[number]) => readFileSync(programs + name, 'utf8')

const download = (name: string) => `<p><a href="/docs/${name}">${name}</a></p>`

/** The guide to a till of one's own. */
export const tillPage = () =>
  docPage(
    'A till in a hundred lines',
    `<p>It follows one shop's orders as they come, prints them and accepts them, with nothing but Node 24. Its key is the shop's own: the chain gives it out, it opens that shop's orders and nobody else's, and whoever has it is that shop. Keep it where you keep passwords.</p>
<p>Three things make it hold. Events are only a reason to look: what it goes by are the orders that it then reads, so nothing is lost with a lost event, and a <code>hello</code> after each gap brings what was missed. A call may be made twice: the same change again is answered as done. And it comes back, whatever has happened.</p>
<p>From <code>accepted</code> (10) on an order goes to <code>preparing</code> (12), <code>ready</code> (21 for the rider, 18 for a guest who collects), <code>delivering</code> (14) and <code>completed</code> (100); what is not allowed is refused with <code>CHANGE_ILLEGAL</code>, and changes nothing. An order that nobody has answered is reminded of
by a <code>chase</code> event after two and four minutes, and cancelled after eight. The calls are <a href="/docs/calls/candao.order.getShopOrders">getShopOrders</a> and <a href="/docs/calls/candao.order.updateOrderStatus">updateOrderStatus</a>.</p>${download('till.ts')}${codeBlock(readProgram('till.ts'))}`,
  )

/** The guide to live streams. */
export const streamsPage = () =>
  docPage(
    'Streams',
    `<p>What happens is told at once by server-sent events (<code>text/event-stream</code>). A comment comes every 20 seconds; a stream that has been silent for a minute is dead. <code>retry</code> says when to come back: do so whenever one has ended, and after the <code>Retry-After</code> of a 429 or 503.</p>
<h2>A shop's orders</h2>${codeBlock("curl -N https://order.example/events/shops/3101 -H 'Authorization: Bearer KEY'")}
<p>For the shop's till, with its key; for its people with the key of their session and <code>?deviceId=</code>. At most 20 at once a shop. Anything else is 403.</p>
<table><tr><th>event<th>data<th>what it says</tr><tr><td><code>hello</code><td><code>{}</code><td>the stream is open, or something may have been missed: read the shop's orders</tr><tr><td><code>order</code><td><code>{ "orderId", "status" }</code><td>an order is new, or has changed</tr>
<tr><td><code>chase</code><td><code>{ "orderId", "times" }</code><td>an order is still unanswered</tr></table>
<h2>One order, for its guest</h2>${codeBlock('curl -N "https://order.example/events/orders/ORDER_ID?ticket=TICKET"')}
<p>The <code>ticket</code> comes with <a href="/docs/calls/candao.orderOwn.getOrderDetail">getOrderDetail</a> and opens this order alone. Every step is an event without a name, <code>{ "seq", "status", "at" }</code>, whose <code>id</code> is its <code>seq</code>. A reader that comes back sends the last one in <code>Last-Event-ID</code>, and is told
what came after it, each once and in order. After the last step of its life the stream ends, and coming back is answered 204. While a rider is on the way, <code>rider</code> says where.</p>
<p>Where streams are not to be had, ask every few seconds: the calls give the same.</p>`,
  )

/** The guide to webhooks. */
export const webhooksPage = () =>
  docPage(
    'Webhooks',
    `<p>Somebody of the chain with the right <code>webhook.manage</code> sets your address up, by <a href="/docs/calls/candao.webhook.endpointSave">endpointSave</a>, and is shown its secret once. From then on each event that you have asked for is posted to it as JSON.</p>
${codeBlock(example)}
<p>Events of orders: <code>order.placed</code>, <code>order.accepted</code>, <code>order.ready</code>, <code>order.completed</code>, <code>order.cancelled</code>, <code>order.refunded</code>. Of what is sold: <code>catalogue.published</code>, <code>product.soldOut</code>, <code>product.back</code>. And <code>ping</code>, when somebody tries the address. Sums are in dollars. No name, phone or address of a
guest is ever in one: whoever may know them reads the order.</p>
<h2>Is it ours?</h2><p>It is signed as <a href="https://www.standardwebhooks.com">standardwebhooks.com</a> says: <code>webhook-signature</code> holds <code>v1,</code> and the base64 of HMAC-SHA256 over <code>{webhook-id}.{webhook-timestamp}.{body}</code>, with the secret after <code>whsec_</code> as its key. A secret that is being changed signs beside the new one for a day.
Check it over the bytes as they came, and turn away what is older than five minutes.</p>
<h2>Answer with 2xx within ten seconds</h2><p>Anything else, and a redirect too, is tried again after 5 seconds, 30 seconds, 2 and 10 minutes, 1, 6 and 24 hours, under the same <code>webhook-id</code>: so one can come twice, and is to be taken once. Events of one order come in their order. An address at which everything has failed for three days is told nothing
more until somebody switches it on again. The chain sees the deliveries of 30 days (<a href="/docs/calls/candao.webhook.deliveryListGet">deliveryListGet</a>), and has any of them sent again (<a href="/docs/calls/candao.webhook.deliveryReplay">deliveryReplay</a>).</p>${download('webhook-receiver.ts')}${codeBlock(readProgram('webhook-receiver.ts'))}`,
  )

const example = `POST /hook HTTP/1.1
content-type: application/json
webhook-id: 01934f6e-0c00-7000-8000-00000000c0de
webhook-timestamp: 1796013000
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

${prettyJson({
  type: 'order.placed',
  timestamp: '2026-11-30T04:30:00.000Z',
  data: {
    orderId: '01934f6e-0c00-7000-8000-0000000000aa',
    orderNo: '1001',
    pickupNo: 'A12',
    brand: brandIds.hongKong,
    storeId: '3101',
    orderType: orderTypes.takeaway,
    state: 'placed',
    seq: 1,
    by: 'guest',
    lines: [{ pid: 'margherita', num: 1 }],
    currency: 'HKD',
    total: 89,
    refunded: 0,
  },
})}`
