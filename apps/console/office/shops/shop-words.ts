import type { ChainShop } from '@harbour/chain'
import { orderTypes, type OrderType } from '@harbour/rules'
import { useLocale } from '../../lib/locale.ts'
import { m } from '../../paraglide/messages.js'

type Words = ChainShop['name']

/** A text in the language of the screen. */
export const inWords = ({ tc, en }: Words): string => (useLocale.getState().locale === 'en' ? en : tc)

/** The same in the other language. */
export const inOther = ({ tc, en }: Words): string => (useLocale.getState().locale === 'en' ? tc : en)

/** The order types in the order in which the office shows them. */
export const shownOrderTypes: readonly OrderType[] = [orderTypes.delivery, orderTypes.takeaway, orderTypes.dineIn]

/** The name of an order type. */
export const orderTypeWords = (orderType: OrderType): string =>
  ({ [orderTypes.delivery]: m.shops_delivery, [orderTypes.takeaway]: m.shops_takeaway, [orderTypes.dineIn]: m.shops_dine_in })[orderType]()
