import { formatDate, orderTypes, regions, type Brand, type Instant, type Language } from '@harbour/rules'
import type { ShopRecord } from '../../modules/catalogue/catalogue.ts'
import { localize, type LocalizedText } from '../../platform/localized-text.ts'

type RestaurantInput = { language: Language; now: Instant; url: string; menuUrl: string; picture: string }

/** A shop as schema.org has a restaurant: its place, phone, menu, and when it is open, holidays to come included. */
export function restaurantData(shop: ShopRecord, { language, now, url, menuUrl, picture }: RestaurantInput): object {
  const say = (text: LocalizedText) => localize(text, language)
  const { code, currency } = regions[shop.brand]
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: say(shop.name),
    image: picture,
    telephone: phoneOf(shop.brand, shop.phone),
    currenciesAccepted: currency,
    hasMenu: menuUrl,
    address: { '@type': 'PostalAddress', streetAddress: say(shop.address), addressLocality: say(shop.district), addressCountry: code },
    geo: { '@type': 'GeoCoordinates', latitude: shop.point.lat, longitude: shop.point.lng },
    openingHoursSpecification: [...weekOf(shop), ...holidaysOf(shop, now)],
  }
}

/** A phone as it is dialled from anywhere. */
export const phoneOf = (brand: Brand, phone: string): string => `+${regions[brand].phonePrefix}${phone.replace(/\D/g, '')}`

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The hours of a week, whatever is sold in them. */
function weekOf({ openings }: Pick<ShopRecord, 'openings'>): object[] {
  const whole = openings.filter(({ orderTypes: ways }) => ways === undefined)
  return (whole.length > 0 ? whole : openings).map(({ weekdays, ...times }) => ({
    ...hours(times),
    dayOfWeek: weekdays.map((weekday) => days[weekday - 1]),
  }))
}

/** The days that are unlike their weekday, today's included: shut all day, or open at the times that are said. */
function holidaysOf({ blackouts }: Pick<ShopRecord, 'blackouts'>, now: Instant): object[] {
  const today = dashed(formatDate(now))
  return blackouts
    .map(({ startDate, endDate, times }) => ({ from: dashed(startDate), to: dashed(endDate), times }))
    .filter(({ to }) => to >= today)
    .flatMap(({ from, to, times }) =>
      (times.length > 0 ? times : [shut]).map((time) => ({ ...hours(time), validFrom: from, validThrough: to })),
    )
}

/** The way in which search engines read a day without hours. */
const shut = { startTime: '00:00', endTime: '00:00' }

type Times = { startTime: string; endTime: string }

/** The end of a day is its last minute: there is no 24:00 there. */
const hours = ({ startTime, endTime }: Times) => ({
  '@type': 'OpeningHoursSpecification',
  opens: startTime,
  closes: endTime === '24:00' ? '23:59' : endTime,
})

const dashed = (date: string) => date.replaceAll('/', '-')

/** The way of eating whose menu a shop leads to: the first that it serves. */
export const menuWayOf = ({ orderTypes: served }: Pick<ShopRecord, 'orderTypes'>) => served[0] ?? orderTypes.takeaway
