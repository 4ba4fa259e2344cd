import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import { Agent, request } from 'undici'
import type { WebhookSender } from '../../modules/webhooks/webhook-sender.ts'
import { isPrivateAddress } from '../../platform/private-address.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { askProvider } from '../../platform/telemetry/ask-provider.ts'

const seconds = 1000
/** As much of an answer as is read; of that so many characters are kept. */
const [mostBytes, mostCharacters] = [1024, 200]
const privateAddress = 'PRIVATE_ADDRESS'

/**
 * Posts webhooks to the public internet alone, unless the settings allow otherwise: the address is judged where the connection is made, so that no name can
 * mean another by then.
 */
export function openWebhookSender({ webhooks: { allowPrivate, timeoutSeconds } }: Pick<Settings, 'webhooks'>): WebhookSender {
  const dispatcher = new Agent({
    keepAliveTimeout: seconds,
    keepAliveMaxTimeout: seconds,
    connect: { timeout: timeoutSeconds * seconds, ...(!allowPrivate && { lookup: lookUpPublic }) },
  })
  return {
    async post({ url, headers, body }) {
      const { hostname, protocol } = new URL(url)
      if (!allowPrivate && protocol !== 'https:') return { statusCode: null, answer: 'NOT_HTTPS' }
      const literal = hostname.replace(/^\[|\]$/g, '')
      if (!allowPrivate && isIP(literal) !== 0 && isPrivateAddress(literal)) return { statusCode: null, answer: privateAddress }
      try {
        const signal = AbortSignal.timeout(timeoutSeconds * seconds)
        const ask = () => request(url, { dispatcher, method: 'POST', headers, body, signal })
        const reply = await askProvider('webhooks', ask, ({ statusCode }) => statusCode)
        return { statusCode: reply.statusCode, answer: await beginningOf(reply.body).catch(() => null) }
      } catch (fault) {
        return { statusCode: null, answer: codeOf(fault) }
      }
    },
  }
}

/** The beginning of an answer, without what could not be shown. */
async function beginningOf(body: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = []
  for await (const chunk of body) {
    read.push(chunk)
    if (read.reduce((bytes, { length }) => bytes + length, 0) >= mostBytes) break
  }
  const text = Buffer.concat(read).subarray(0, mostBytes).toString('utf8')
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, mostCharacters)
    .toWellFormed()
}

/** The name of a fault, such as ECONNREFUSED: its message could name addresses of ours. */
function codeOf(fault: unknown): string {
  if (!(fault instanceof Error)) return 'FAILED'
  return 'code' in fault && typeof fault.code === 'string' ? fault.code : fault.name
}

type Found = (fault: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** Looks up a host as Node does, and finds nobody where any of its addresses is not public. */
function lookUpPublic(host: string, options: LookupOptions, found: Found): void {
  lookup(host, { ...options, all: true }, (fault, addresses) => {
    if (fault) return found(fault, [])
    const [first] = addresses
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return found(Object.assign(new Error('no public address'), { code: privateAddress }), [])
    return options.all ? found(null, addresses) : found(null, first.address, first.family)
  })
}
