// A receiver of webhooks: it answers 204 to what is ours and new, and 400 to anything else. It needs Node 24 and nothing else:
//   HARBOUR_SECRET=whsec_... PORT=8080 node webhook-receiver.ts
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

const { HARBOUR_SECRET = '', PORT = '8080' } = process.env
/** The seconds for which a webhook is believed: one that somebody has kept, and sends again later, is not. */
const tolerance = 5 * 60
/** The ids of what has been seen. A delivery that got no answer comes again under the same id; keep them in your database. */
const seen = new Set<string>()

type Webhook = { type: string; timestamp: string; data: Record<string, unknown> }

/** Says whether a webhook was signed with our secret, within the last minutes (standardwebhooks.com). `body` is the text as it came. */
function isOurs(headers: IncomingHttpHeaders, body: string): boolean {
  const [id, timestamp] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])]
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= tolerance)) return false
  const key = Buffer.from(HARBOUR_SECRET.replace('whsec_', ''), 'base64')
  const own = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
  // While a secret is being changed there are two signatures.
  const signatures = String(headers['webhook-signature']).split(' ')
  return signatures.map((each) => Buffer.from(each)).some((each) => each.length === own.length && timingSafeEqual(each, own))
}

const server = createServer((request, response) => {
  void text(request).then((body) => response.writeHead(receive(request.headers, body)).end())
})

/** Takes a webhook, and gives the status that it is answered with. */
function receive(headers: IncomingHttpHeaders, body: string): number {
  if (!isOurs(headers, body)) return 400
  const id = String(headers['webhook-id'])
  const { type, data } = JSON.parse(body) as Webhook
  if (!seen.has(id)) console.log(`${type} ${String(data.orderId ?? data.pid ?? data.version ?? '')}`)
  seen.add(id)
  return 204
}

server.listen(Number(PORT), () => console.log(`listening on ${JSON.stringify(server.address())}`))
