import type { IncomingMessage, Server } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { parse } from '../parse.ts'
import { plainServer, type Said } from '../plain-server.ts'
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
  return plainServer(answer)

  async function answer(request: IncomingMessage): Promise<Said> {
    const path = new URL(request.url ?? '/', 'http://outbox').pathname
    if (request.method === 'POST' && path === '/messages') return take(await text(request))
    if (request.method !== 'GET') return { status: 405, body: 'GET or POST' }
    if (path === '/messages') return { status: 200, type: 'application/json', body: JSON.stringify(messages) }
    if (path === '/') return { status: 200, type: 'text/html', body: outboxPage(messages) }
    return { status: 404, body: 'nothing here' }
  }

  function take(body: string): Said {
    const read = v.safeParse(Message, parse(body))
    if (!read.success) return { status: 400, body: 'not a message' }
    messages = [{ ...read.output, at: new Date().toISOString() }, ...messages].slice(0, most)
    return { status: 201, type: 'application/json', body: '{}' }
  }
}
