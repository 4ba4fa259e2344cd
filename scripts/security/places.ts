import { isLogin } from '@harbour/protocol'
import { brandIds } from '@harbour/rules'
import { origins } from './harbour.ts'

/** The kinds of answers, each with headers of its own: a page, a file, a call's answer, and nothing that is there. */
export type Kind = 'page' | 'document' | 'file' | 'call' | 'nothing'
export type Place = { url: string; kind: Kind; method?: string }

const { order, console: office } = origins
const at = (origin: string, kind: Kind, paths: readonly string[]): Place[] => paths.map((path) => ({ url: origin + path, kind }))

const guestPages = [
  '/home',
  `/home?brand=${brandIds.macau}&lang=en`,
  '/orderFood/1?lang=en',
  '/orderFood/2',
  '/foodDetail/31-double-pepperoni',
  '/selectShop?lang=en',
  '/shopDetail?storeId=3101',
  '/game',
  '/login?lang=en',
  '/coupon/1',
  '/orderList',
  '/information?lang=en',
  '/service',
  '/infoDetail?id=1',
  '/group?token=abc',
  '/transfer?orderId=1',
  '/couponDetail?voucherCode=1',
  '/googeleView?lat=22.3&lng=114.1',
  '/privacy?lang=en',
  '/register',
  '/forgot',
]
const consolePages = ['/console/office', '/console/office/join?token=abc', '/console/shop', '/console/rider']

/** Places that only this machine may see: the front answers for them. */
const inside = ['/metrics', '/readyz', '/healthz']

/** The addresses that are looked at: pages of guests and of the staff, the documents for integrators, files, calls, and what is not there. */
export const places: readonly Place[] = [
  ...at(order, 'page', guestPages),
  ...at(office, 'page', consolePages),
  ...at(order, 'document', ['/docs', '/docs/webhooks', '/docs/streams', '/docs/till', `/docs/calls/${isLogin.name}`, '/notices']),
  ...at(order, 'file', ['/docs/openapi.json', '/robots.txt', '/sitemap.xml', '/icon.svg']),
  { url: `${order}/api/${isLogin.gateway}?_name=${isLogin.name}`, kind: 'call', method: 'POST' },
  { url: `${order}/api/nothing`, kind: 'call' },
  ...at(order, 'nothing', [...inside, '/console/office', '/index.php', '/.git/config', '/.env', '/assets/nothing.js', '/%00']),
  ...at(office, 'nothing', [...inside, '/console/nothing', '/console/assets/nothing.js']),
]
