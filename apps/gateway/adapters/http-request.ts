import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'undici'
import { askProvider } from '../platform/telemetry/ask-provider.ts'
import type { Provider } from '../platform/telemetry/telemetry.ts'

/** An answer from outside; `body` is undefined where it is no JSON, `cookies` where it sets none. `raw`: as it came, where it is signed. */
export type HttpReply = { status: number; body: unknown; cookies?: readonly string[]; raw?: { headers: IncomingHttpHeaders; text: string } }

/** `provider`: who is asked, as measures name them. `isStep`: a redirect is an answer, too, as of a login in steps. `isSigned`: its signature will be checked. */
export type HttpRequest = {
  provider: Provider
  url: string
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
  isStep?: boolean
  isSigned?: boolean
}

const megabytes = 1024 * 1024
const seconds = 1000
/**
 * In a rush connections are used again. One that rested for a second is not: the other side may just be closing it, and whether it did what it was options
 * over it would not be known. Nobody we ask has more than so much to say.
 */
const dispatcher = new Agent({ keepAliveTimeout: seconds, keepAliveMaxTimeout: seconds, maxResponseSize: 16 * megabytes })

/**
 * Asks somebody outside once, over HTTP, and follows nobody elsewhere. Nothing comes back where they give no answer in time, fail, or ask for a
 * pause: whether they did what they were options is then not known.
 */
export async function sendRequest(
  { provider, url, method = 'GET', headers = {}, body, isStep = false, isSigned = false }: HttpRequest,
  signal: AbortSignal,
): Promise<HttpReply | undefined> {
  try {
    const options = { dispatcher, method, headers: { accept: 'application/json', ...headers }, body, signal }
    const ask = async () => {
      const { statusCode: status, headers: said, body: content } = await request(url, options)
      return { status, headers: said, text: await content.text() }
    }
    const { status, headers: said, text } = await askProvider(provider, ask, (answer) => answer.status)
    const answered = (status >= 200 && status < (isStep ? 400 : 300)) || (status >= 400 && status < 500 && status !== 429)
    const cookies = said['set-cookie']
    const raw = isSigned && { raw: { headers: said, text } }
    return answered ? { status, body: parse(text), ...(cookies && { cookies: [cookies].flat() }), ...raw } : undefined
  } catch {
    return undefined
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
