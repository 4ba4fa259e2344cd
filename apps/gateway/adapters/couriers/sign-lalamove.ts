import { createHmac } from 'node:crypto'

type Signed = { timestamp: number | string; method: string; path: string; body: string }

/** Lalamove's signature of a request, or of a webhook with its data as the body: HMAC-SHA256 in hex; the body is empty where there is none. */
export function signLalamove({ timestamp, method, path, body }: Signed, secret: string): string {
  return createHmac('sha256', secret).update(`${timestamp}\r\n${method}\r\n${path}\r\n\r\n${body}`).digest('hex')
}
