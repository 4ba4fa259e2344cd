import type { IncomingHttpHeaders } from 'node:http'
import type { Refused } from './terms.ts'

/** A request as the provider sees it; `host` is how its asker reaches us. */
export type Asked = { method: string; path: string; query: URLSearchParams; headers: IncomingHttpHeaders; body: string; host: string }

/** An answer: text is a page, anything else JSON; `cut` is none at all. */
export type Said = { status: number; body?: unknown; headers?: Record<string, string>; cut?: boolean }

export const refusal = ({ status, code, message }: Refused): Said => ({ status, body: { error: { code, message } } })

/** To another page, by GET. */
export const seeOther = (location: string): Said => ({ status: 303, headers: { location } })
