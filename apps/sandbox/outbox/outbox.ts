import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { outboxPage } from './outbox-page.ts'

const Line = v.pipe(v.string(), v.maxLength(4000))
const Message = v.object({ channel: v.picklist(['sms', 'email']), to: Line, subject: v.optional(Line), text: Line })
export type KeptMessage = v.InferOutput<typeof Message> & { at: string }

const most = 200

/**
 * Where SMS and emails end that nobody is to carry: `POST /messages` takes one, `GET /messages` gives the last ones as JSON, the newest
 * first, and `GET /` shows them to whoever waits for a code. For this machine only, and kept only as long as it runs.
 */
export function createOutbox(): Server {
  let messages: KeptMessage[] = []
  return createServer((request, response) => {
    void answer(request)
      .catch(() => ({ status: 500, type: 'text/plain', body: 'something went wrong' }))
      .then((said) => say(response, said))
  })

  async function answer(request: IncomingMessage): Promise<Said> {
    const path = new URL(request.url ?? '/', 'http://outbox').pathname
    if (request.method === 'POST' && path === '/messages') return take(await text(request))
    if (request.method !== 'GET') return { status: 405, type: 'text/plain', body: 'GET or POST' }
    if (path === '/messages') return { status: 200, type: 'application/json', body: JSON.stringify(messages) }
    if (path === '/') return { status: 200, type: 'text/html; charset=utf-8', body: outboxPage(messages) }
    return { status: 404, type: 'text/plain', body: 'nothing here' }
  }

  function take(body: string): Said {
    const read = v.safeParse(Message, parse(body))
    if (!read.success) return { status: 400, type: 'text/plain', body: 'not a message' }
    messages = [{ ...read.output, at: new Date().toISOString() }, ...messages].slice(0, most)
    return { status: 201, type: 'application/json', body: '{}' }
  }
}

type Said = { status: number; type: string; body: string }

function say(response: ServerResponse, { status, type, body }: Said): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
    'x-content-type-options': 'nosniff',
  })
  response.end(body)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
