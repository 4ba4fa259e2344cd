import type { Segment } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'
import type { Names } from '../../catalogue/names.ts'
import type { Locale } from '../../words/in-language.ts'
import { tidySegment } from './campaign-content.ts'

/** More names than these are said by their number. */
const mostNames = 3

/** A segment as one sentence of a language: "Members who have ordered at least 2 times in the last 60 days and have their birthday in May." */
export function segmentSentence(segment: Segment, names: Names, locale: Locale): string {
  const clauses = clausesOf(tidySegment(segment), names, locale)
  if (clauses.length === 0) return m.campaigns_everybody({}, { locale })
  return m.campaigns_members_who({ clauses: joined(clauses, locale) }, { locale })
}

function joined(clauses: readonly string[], locale: Locale): string {
  if (locale !== 'en') return clauses.join('，')
  const [last = ''] = clauses.slice(-1)
  return clauses.length === 1 ? last : `${clauses.slice(0, -1).join(', ')} and ${last}`
}

function clausesOf({ orders, dishes, stores, joined: since, birthMonth, points }: Segment, names: Names, locale: Locale): string[] {
  const said = { locale }
  const clauses = [
    orders && ordersClause(orders, locale),
    dishes && dishesClause(dishes, names, locale),
    stores &&
      m.campaigns_say_shops(
        {
          shops: listed(
            stores.storeIds.map((id) => names.shop(id, locale)),
            m.campaigns_shops_count,
            locale,
          ),
          days: dayWords(stores.days, locale),
        },
        said,
      ),
    since && joinedClause(since, locale),
    birthMonth && m.campaigns_say_birthday({ month: monthWords(birthMonth, locale) }, said),
    points && m.campaigns_say_points({ points: points.toLocaleString('en') }, said),
  ]
  return clauses.filter((clause) => typeof clause === 'string')
}

function ordersClause({ least, most, days }: NonNullable<Segment['orders']>, locale: Locale): string {
  const [span, said] = [dayWords(days, locale), { locale }]
  if (most === null) return m.campaigns_say_orders_least({ times: timesWords(least, locale), days: span }, said)
  if (most === 0) return m.campaigns_say_orders_never({ days: span }, said)
  if (least === 0) return m.campaigns_say_orders_most({ times: timesWords(most, locale), days: span }, said)
  if (least === most) return m.campaigns_say_orders_exactly({ times: timesWords(least, locale), days: span }, said)
  return m.campaigns_say_orders_between({ least, most, days: span }, said)
}

function dishesClause({ ordered, sets, pids, days }: NonNullable<Segment['dishes']>, names: Names, locale: Locale): string {
  const dishes =
    pids.length > 0
      ? [
          listed(
            pids.map((pid) => names.dish(pid, locale)),
            m.campaigns_dishes_count,
            locale,
          ),
        ]
      : []
  const things = [...(sets ? [m.campaigns_a_set({}, { locale })] : []), ...dishes]
  const said = { dishes: things.join(m.campaigns_or({}, { locale })), days: dayWords(days, locale) }
  return ordered ? m.campaigns_say_dishes({ ...said }, { locale }) : m.campaigns_say_dishes_never({ ...said }, { locale })
}

function joinedClause({ least, most }: NonNullable<Segment['joined']>, locale: Locale): string {
  const said = { locale }
  if (most === null) return m.campaigns_say_joined_least({ days: dayWords(least, locale) }, said)
  if (least === 0) return m.campaigns_say_joined_most({ days: dayWords(most, locale) }, said)
  return m.campaigns_say_joined_between({ least, most: dayWords(most, locale) }, said)
}

function listed(words: readonly string[], count: typeof m.campaigns_shops_count, locale: Locale): string {
  return words.length > mostNames ? count({ count: words.length }, { locale }) : words.join(m.campaigns_or({}, { locale }))
}

const dayWords = (days: number, locale: Locale): string =>
  days === 1 ? m.campaigns_day({}, { locale }) : m.campaigns_days({ days: days.toLocaleString('en') }, { locale })

const timesWords = (times: number, locale: Locale): string =>
  times === 1 ? m.campaigns_once({}, { locale }) : m.campaigns_times({ times }, { locale })

/** A month by its name: "May", 「5月」. */
export const monthWords = (month: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'zh-HK', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1))
