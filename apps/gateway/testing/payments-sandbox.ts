import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noon } from './gateway.ts'
import { startSandbox } from './sandbox-process.ts'

export type PayOperation = 'start' | 'read' | 'capture' | 'cancel' | 'close' | 'refund' | 'save' | 'remove'
/** The faults: apps/sandbox/payments/faults.ts says what each kind is. */
export type PayFault = { kind: string; times?: number; on?: PayOperation[]; ms?: number }
/** A payment as the sandbox itself sees it. */
export type SandboxPayment = {
  id: string
  status: string
  reference: string
  amount: number
  amount_captured: number
  amount_refunded: number
  page_url: string
  capture: string
}

export type PaySandbox = Awaited<ReturnType<typeof startPaySandbox>>

type Wanted = { hookUrl?: string; refundMs?: number; clock?: number }

/**
 * The payment provider of the outside world, in a process of its own that starts at noon; `url` is what PAY_SANDBOX_URL asks for. It tells
 * `hookUrl` of its events; refunds take `refundMs`, by default no time at all.
 */
export async function startPaySandbox({ hookUrl = 'http://127.0.0.1:9/', refundMs = 0, clock = noon }: Wanted = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'harbour-pay-'))
  const given = { PAYMENTS_FILE: join(folder, 'payments.jsonl'), HOOK_URL: hookUrl, REFUND_MS: String(refundMs) }
  let port = '0'

  async function open() {
    const { child, line: url } = await startSandbox('payments', { ...given, PORT: port, CLOCK: new Date(clock).toISOString() })
    port = new URL(url).port
    return { child, url }
  }

  let { child, url } = await open()
  const post = async (path: string, body: unknown = {}) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`the sandbox does not take ${path} ${JSON.stringify(body)}`)
    return answer
  }
  return {
    url,
    suffer: async (...faults: PayFault[]) => void (await post('/faults', faults)),
    calm: async () => void (await fetch(`${url}/faults`, { method: 'DELETE' })),
    refundsTake: async (ms: number) => void (await post('/settings', { refund_ms: ms })),
    payments: async () => (await (await fetch(`${url}/payments`)).json()) as SandboxPayment[], // as the sandbox tells them
    /** Does what the guest, the bank or time does at the provider. */
    act: async (ref: string, operation: 'approve' | 'decline' | 'abandon' | 'expire') =>
      (await (await post(`/payments/${ref}/${operation}`)).json()) as SandboxPayment, // as the sandbox tells it
    /** A token for a card, as a guest's browser gets it. */
    async token(number = '4242424242424242') {
      const headers = { authorization: 'Bearer pk_sandbox_harbour', 'content-type': 'application/json' }
      const body = JSON.stringify({ number, exp_month: 12, exp_year: 2034, cvc: '123', name: 'Chan' })
      const made = (await (await fetch(`${url}/v1/tokens`, { method: 'POST', headers, body })).json()) as { id: string } // as it tells it
      return made.id
    },
    /** Kills it without a warning, and starts it again with its journal at the same address. */
    async crash() {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
      ;({ child, url } = await open())
    },
    stop() {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
