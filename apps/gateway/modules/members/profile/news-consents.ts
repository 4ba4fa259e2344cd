import type { Instant } from '@harbour/rules'
import type { Consent } from './consent-store.ts'
import type { News } from './member.ts'

/** The words that stand beside each switch, by version: another wording is another consent. */
const wordings: Record<keyof News, string> = {
  receiveNews: 'news-push-1',
  addressNotification: 'order-push-1',
  newsBySms: 'news-sms-1',
  newsByEmail: 'news-email-1',
}
const kinds = Object.keys(wordings) as (keyof News)[] // its own keys

/** A record for each switch of news that is named. */
export function newsConsents(news: Partial<News>, at: Instant): (Consent & { kind: keyof News })[] {
  return kinds.flatMap((kind) => {
    const given = news[kind]
    return given === undefined ? [] : [{ kind, given, wording: wordings[kind], at }]
  })
}
