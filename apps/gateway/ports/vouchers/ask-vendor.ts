import type { Clock } from '../../context.ts'

/** By which clock a hold's moment is meant, and how long an answer is waited for. */
export type Line = { clock: Clock; patienceMs: number }

/** What a vendor answered; `body` is undefined where it is no JSON. */
export type Heard = { status: number; body: unknown }

export type Question = { url: string; method?: 'GET' | 'POST' | 'DELETE'; headers?: Record<string, string>; body?: string }

/**
 * Asks a vendor once. Nothing comes back where it gives no answer in time, fails, or asks for a pause: whether it did what it was asked is
 * then not known.
 */
export async function askVendor({ url, method = 'GET', headers = {}, body }: Question, signal: AbortSignal): Promise<Heard | undefined> {
  try {
    const response = await fetch(url, { method, headers: { accept: 'application/json', ...headers }, body, signal, redirect: 'error' })
    const text = await response.text()
    return response.status >= 500 || response.status === 429 ? undefined : { status: response.status, body: parse(text) }
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
