import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, vi } from 'vitest'
import { provideSessionOpener } from '../api/session-opener.ts'

provideSessionOpener(() => import('../app/open-session.ts'))

/** A store of the browser's, of what is held. */
export function storageOf(held = new Map<string, string>()): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}

/** A call as it came: its name, its form as text, and the answer that it waits for. */
export type ReceivedCall = { name: string; form: string; response: ServerResponse }

/** A gateway over real HTTP, which hears of each call and answers when its test wants it to. Gives its address. */
export async function openGateway(hear: (asked: ReceivedCall) => void): Promise<string> {
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '', 'http://gateway').searchParams.get('_name') ?? ''
    void text(request).then((form) => hear({ name, form, response }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` // listening, so it has a port
}

/** Answers a call with these data. */
export function answer({ response }: Pick<ReceivedCall, 'response'>, data: unknown) {
  const said = { status: 1, msg: '', data, logId: 'log', serverTime: Date.now() }
  response.setHeader('content-type', 'application/json').end(JSON.stringify(said))
}

/** A little less than a test may take, so that one that waits in vain says for what. */
const patience = 29_000

/** Looks until something is so, for as long as a test may take: code that is fetched at need, and answers, come late on a busy machine. */
export const until = (look: () => unknown) => vi.waitFor(look, { timeout: patience, interval: 10 })
