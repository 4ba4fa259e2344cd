import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPayments, type PaymentsDeps } from './payments.ts'

export const noon = Date.parse('2026-11-20T12:00:00+08:00')

export type TestServer = Awaited<ReturnType<typeof startPayments>>

/** The provider in this process, on a free port, with a clock that stands at noon until it is moved. */
export async function startPayments(deps: Partial<PaymentsDeps> = {}, host = '127.0.0.1') {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-ferry-'))
  let at = noon
  const server = createPayments({ file: join(folder, 'payments.jsonl'), hookUrl: 'http://127.0.0.1:9/', now: () => at, ...deps })
  await once(server.listen(0, host), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address is no string
  const send = (method: string, path: string, { body, key, bearer = 'sk_sandbox_harbour' }: Sent = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  const ask = async (method: string, path: string, sent: Sent = {}) => {
    const answer = await send(method, path, sent)
    return { status: answer.status, body: (await answer.json()) as PaymentReply } // every answer of the API is an object
  }
  let keys = 0
  return {
    url,
    folder,
    send,
    ask,
    start: (more: object = {}, key = `key-${(keys += 1)}`) => ask('POST', '/v1/payments', { key, body: { ...usual, ...more } }),
    /** Taps on a page as a guest: gives where that leads, or the page that comes back. */
    async tap(pageUrl: string, fields: Record<string, string>) {
      const answer = await fetch(pageUrl, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
      return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
    },
    pass: (ms: number) => void (at += ms),
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Sent = { body?: unknown; key?: string; bearer?: string }

/** Any of the API's answers, as far as tests look at them. */
export type PaymentReply = {
  id: string
  status: string
  page_url: string
  expires_at: number
  amount_captured: number
  amount_refunded: number
  decline_code: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number } | null
  error: { code: string; message: string }
  data: PaymentReply[]
  has_more: boolean
}

/** $58.00 by card, held, within fifteen minutes. */
export const usual = {
  amount: 5800,
  currency: 'HKD',
  method: 'card',
  capture: 'manual',
  reference: 'attempt',
  return_url: 'https://order.example/pay/return?order=7',
  expires_at: noon + 15 * 60_000,
  language: 'en',
  payee: 'Harbour Pizza & Chicken',
  description: '<Taikoo Shing>, order 0012',
}
