import type { IncomingMessage, Server } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { ticketsPage } from '../kitchen/tickets-page.ts'
import { createTickets, type Tickets } from '../kitchen/tickets.ts'
import { parse } from '../parse.ts'
import { plainServer, type HttpAnswer } from '../plain-server.ts'
import { Message, type KeptMessage } from './message.ts'
import { answerRushHour } from '../rush-hour/rush-hour-route.ts'
import type { RushHour } from '../rush-hour/rush-hour.ts'
import { outboxPage } from './outbox-page.ts'

const most = 200

/**
 * The end of SMS and emails that nobody is to carry: `POST /messages` takes one, `GET /messages` gives the last ones as JSON, the newest
 * first, `GET /` shows them to whoever waits for a code, `GET /tickets` what the kitchens have printed, and `GET /rush-hour` lets guests order. For this machine only, and kept only as long as it runs.
 */
export function createOutbox(tickets: Pick<Tickets, 'latest'> = createTickets(), rushHour?: RushHour): Server {
  let messages: KeptMessage[] = []
  return plainServer(answer)

  async function answer(request: IncomingMessage): Promise<HttpAnswer> {
    const path = new URL(request.url ?? '/', 'http://outbox').pathname
    const ofRushHour = rushHour && (await answerRushHour(request, path, rushHour))
    if (ofRushHour) return ofRushHour
    if (request.method === 'POST' && path === '/messages') return take(await text(request))
    if (request.method !== 'GET') return { status: 405, body: 'GET or POST' }
    if (path === '/messages') return { status: 200, type: 'application/json', body: JSON.stringify(messages) }
    if (path === '/') return { status: 200, type: 'text/html', body: outboxPage(messages) }
    if (path === '/tickets') return { status: 200, type: 'text/html', body: ticketsPage(tickets.latest()) }
    return { status: 404, body: 'nothing here' }
  }

  function take(body: string): HttpAnswer {
    const read = v.safeParse(Message, parse(body))
    if (!read.success) return { status: 400, body: 'not a message' }
    messages = [{ ...read.output, at: new Date().toISOString() }, ...messages].slice(0, most)
    return { status: 201, type: 'application/json', body: '{}' }
  }
}
