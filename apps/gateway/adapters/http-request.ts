/** An answer from outside; `body` is undefined where it is no JSON. */
export type Heard = { status: number; body: unknown }

export type Question = {
  url: string
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/**
 * Asks somebody outside once, over HTTP. Nothing comes back where they give no answer in time, fail, or ask for a pause: whether they did what
 * they were asked is then not known.
 */
export async function askOutside({ url, method = 'GET', headers = {}, body }: Question, signal: AbortSignal): Promise<Heard | undefined> {
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
