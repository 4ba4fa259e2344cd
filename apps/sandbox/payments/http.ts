import type { IncomingHttpHeaders } from 'node:http'
import type { Refused } from './types.ts'

/** A request as the provider sees it; `host` is how its asker reaches us. */
export type HttpRequest = { method: string; path: string; query: URLSearchParams; headers: IncomingHttpHeaders; body: string; host: string }

/** An answer: text is a page, anything else JSON; `cut` is none at all. */
export type HttpAnswer = { status: number; body?: unknown; headers?: Record<string, string>; cut?: boolean }

export const refusal = ({ status, code, message }: Refused): HttpAnswer => ({ status, body: { error: { code, message } } })

/** Redirects to another page, by GET. */
export const seeOther = (location: string): HttpAnswer => ({ status: 303, headers: { location } })
