import type { IncomingMessage, Server } from 'node:http'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import { ticketsPage } from '../kitchen/tickets-page.ts'
import { createTickets, type Tickets } from '../kitchen/tickets.ts'
import { parse } from '../parse.ts'
import { createPrinter, printerStates, type SandboxPrinter } from '../printer/printer.ts'
import { paperAsJson, printerPage, printerPagePolicy } from '../printer/printer-page.ts'
import { plainServer, type HttpAnswer } from '../plain-server.ts'
import { Message, type KeptMessage } from './message.ts'
import { answerRushHour } from '../rush-hour/rush-hour-route.ts'
import type { RushHour } from '../rush-hour/rush-hour.ts'
import { outboxPage } from './outbox-page.ts'

const most = 200

/** The other parts of the outside world that are seen beside the outbox. */
type OutboxDeps = { tickets?: Pick<Tickets, 'latest'>; printer?: SandboxPrinter; rushHour?: RushHour }

/**
 * The end of SMS and emails that nobody is to carry: `POST /messages` takes one, `GET /messages` gives the last ones as JSON, the newest
 * first, `GET /` shows them to whoever waits for a code, `GET /tickets` what the kitchens have printed, and `GET /printer` what the printer of the demo's shop has, which
 * `POST /printer` puts in another state; `GET /printer/papers` has it as JSON; `GET /rush-hour` lets guests order. For this machine only, and kept only as long as it runs.
 */
export function createOutbox({ tickets = createTickets(), printer = createPrinter(), rushHour }: OutboxDeps = {}): Server {
  let messages: KeptMessage[] = []
  return plainServer(answer, { headers: { 'content-security-policy': printerPagePolicy } })

  async function answer(request: IncomingMessage): Promise<HttpAnswer> {
    const path = new URL(request.url ?? '/', 'http://outbox').pathname
    const ofRushHour = rushHour && (await answerRushHour(request, path, rushHour))
    if (ofRushHour) return ofRushHour
    if (request.method === 'POST' && path === '/messages') return take(await text(request))
    if (request.method === 'POST' && path === '/printer') return put(await text(request))
    if (request.method !== 'GET') return { status: 405, body: 'GET or POST' }
    if (path === '/messages') return { status: 200, type: 'application/json', body: JSON.stringify(messages) }
    if (path === '/') return { status: 200, type: 'text/html', body: outboxPage(messages) }
    if (path === '/tickets') return { status: 200, type: 'text/html', body: ticketsPage(tickets.latest()) }
    if (path === '/printer') return { status: 200, type: 'text/html', body: printerPage(printer) }
    if (path === '/printer/papers')
      return { status: 200, type: 'application/json', body: JSON.stringify(printer.papers().map(paperAsJson)) }
    return { status: 404, body: 'nothing here' }
  }

  function take(body: string): HttpAnswer {
    const read = v.safeParse(Message, parse(body))
    if (!read.success) return { status: 400, body: 'not a message' }
    messages = [{ ...read.output, at: new Date().toISOString() }, ...messages].slice(0, most)
    return { status: 201, type: 'application/json', body: '{}' }
  }

  function put(form: string): HttpAnswer {
    const wanted = printerStates.find((state) => state === new URLSearchParams(form).get('state'))
    if (!wanted) return { status: 400, body: 'not a state' }
    printer.become(wanted)
    return { status: 200, type: 'text/html', body: printerPage(printer) }
  }
}
