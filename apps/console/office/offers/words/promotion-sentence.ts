import type { ChainPromotion } from '@harbour/chain'
import { orderTypes, type Brand, type OrderType } from '@harbour/rules'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import { weekdayWords } from './coupon-sentence.ts'
import { listIn, sentenceOf, type Locale } from '../../words/in-language.ts'
import { shopList, type Names } from '../../catalogue/names.ts'

type Saying = { names: Names; brand: Brand; locale: Locale }

/** A promotion as one brand gives it, as one sentence of a language; of a brand that does not give it, just that. */
export function promotionSentence(promotion: ChainPromotion, saying: Saying): string {
  const { locale } = saying
  const given = giftClauses(promotion, saying)
  if (given.length === 0) return sentenceOf([m.offers_not_here({}, { locale })], locale)
  return sentenceOf([...given, ...whenClauses(promotion, saying)], locale)
}

function giftClauses(promotion: ChainPromotion, { names, brand, locale }: Saying): string[] {
  const dishes = (pids: readonly string[]) =>
    pids.length > 6 ? m.offers_count_dishes({ count: pids.length }, { locale }) : dishList(pids, names, locale)
  switch (promotion.kind) {
    case 'spend':
      return promotion.tiers.flatMap(({ spend, off }) => {
        const [from, less] = [spend[brand], off[brand]]
        return from === undefined || less === undefined ? [] : [m.offers_tier({ off: money(less), spend: money(from) }, { locale })]
      })
    case 'gift': {
      const spend = promotion.spend[brand]
      return spend === undefined ? [] : [m.offers_one_of({ dishes: dishes(promotion.pids), spend: money(spend) }, { locale })]
    }
    case 'second': {
      const items = pricedItems(promotion.items, { names, brand, locale })
      return items === '' ? [] : [m.offers_second({ items }, { locale }), m.offers_most_items({ count: promotion.most }, { locale })]
    }
    case 'addOn': {
      const [spend, items] = [promotion.spend[brand], pricedItems(promotion.items, { names, brand, locale })]
      if (spend === undefined || items === '') return []
      return [m.offers_add_on({ spend: money(spend), items }, { locale }), m.offers_most_items({ count: promotion.most }, { locale })]
    }
  }
}

function pricedItems(items: Extract<ChainPromotion, { items: unknown }>['items'], { names, brand, locale }: Saying): string {
  const priced = items.flatMap(({ pid, price }) => {
    const lower = price[brand]
    return lower === undefined ? [] : [`${names.dish(pid, locale)} ${money(lower)}`]
  })
  return listIn(priced, locale)
}

function whenClauses({ dates, service, orderTypes: ways, storeIds, stacks }: ChainPromotion, { names, locale }: Saying): (string | null)[] {
  const { weekdays = [], windows = [] } = service ?? {}
  return [
    ways
      ? m.offers_only_ways(
          {
            ways: listIn(
              ways.map((way) => orderTypeWords(way, locale)),
              locale,
            ),
          },
          { locale },
        )
      : null,
    storeIds ? m.offers_at_shops({ shops: shopList(storeIds, names, locale) }, { locale }) : null,
    dates ? m.offers_between({ from: dates.startDate, to: dates.endDate }, { locale }) : null,
    weekdays.length > 0
      ? m.offers_only_weekdays(
          {
            days: listIn(
              weekdays.map((day) => weekdayWords(day, locale)),
              locale,
            ),
          },
          { locale },
        )
      : null,
    windows.length > 0
      ? m.offers_only_times(
          {
            times: listIn(
              windows.map(({ start, end }) => `${start}–${end}`),
              locale,
            ),
          },
          { locale },
        )
      : null,
    stacks ? m.offers_stacks({}, { locale }) : null,
  ]
}

const dishList = (pids: readonly string[], names: Names, locale: Locale): string =>
  listIn(
    pids.map((pid) => names.dish(pid, locale)),
    locale,
  )

/** A way of dining, as orders know them. */
export function orderTypeWords(orderType: OrderType, locale?: Locale): string {
  const words = {
    [orderTypes.takeaway]: m.offers_takeaway,
    [orderTypes.delivery]: m.offers_delivery,
    [orderTypes.dineIn]: m.offers_dine_in,
  }[orderType]
  return locale ? words({}, { locale }) : words()
}
