import * as v from 'valibot'

/** The address that Google's tags come from. */
export const google = 'https://www.googletagmanager.com'
/** And where they report to, by Google's own list for page policies. */
const googles = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com']

/** Analytics (`G-…`), a tag manager (`GTM-…`), or neither. */
export const AnalyticsKey = v.pipe(v.string(), v.regex(/^((G|GTM)-[A-Z\d]+)?$/))

type Environment = { GA_KEY: string; GA_KEY2: string; GA_URL: string }

/** The origins that pages may load tags from and tell what they see, if any. */
export function analyticsOf({ GA_KEY, GA_KEY2, GA_URL }: Environment): { scripts: string; reports: string[] } | null {
  if (GA_KEY === '' && GA_KEY2 === '') return null
  return { scripts: GA_URL, reports: GA_URL === google ? googles : [GA_URL] }
}
