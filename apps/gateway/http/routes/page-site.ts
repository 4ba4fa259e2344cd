import { brandIds, languageIds, type Brand, type Language } from '@harbour/rules'
import type { FastifyRequest } from 'fastify'

/** A request for a page, with whatever its address asks. */
export type PageRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>

/** The language of a page: the query decides (spec 1.6), then what was chosen last, then the browser; else Chinese. */
export function languageOf(request: PageRequest): Language {
  const said = askedLanguage(request) ?? languages[cookieOf(request, 'lang') ?? '']
  if (said) return said
  return /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 2 : 1
}

const languages: Partial<Record<string, Language>> = languageIds

/** The language that the query names, if any. */
export function askedLanguage({ query }: PageRequest): Language | undefined {
  return typeof query.lang === 'string' ? languages[query.lang] : undefined
}

/** The brand that the guest chose last; else Hong Kong. */
export function keptBrand(request: PageRequest): Brand {
  return cookieOf(request, 'brand') === String(brandIds.macau) ? brandIds.macau : brandIds.hongKong
}

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim())
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}
