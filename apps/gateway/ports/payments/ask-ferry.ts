/** What Ferry Pay answered; `body` is undefined where it is no JSON. */
export type Heard = { status: number; body: unknown }

export type Question = { path: string; method?: 'GET' | 'POST' | 'DELETE'; key?: string; body?: object }

export type FerryLine = { url: string; secretKey: string; patienceMs: number }

/**
 * Asks once. Nothing comes back where it gives no answer in time, fails, asks for a pause, or does not know us: whether it did what it was
 * asked is then not known.
 */
export async function askFerry(line: FerryLine, { path, method = 'GET', key, body }: Question): Promise<Heard | undefined> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${line.secretKey}`,
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  try {
    const sent = {
      method,
      headers,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(line.patienceMs),
      redirect: 'error',
    } as const
    const response = await fetch(`${line.url}${path}`, sent)
    const text = await response.text()
    const unclear = response.status >= 500 || [401, 403, 429].includes(response.status)
    return unclear ? undefined : { status: response.status, body: parse(text) }
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
