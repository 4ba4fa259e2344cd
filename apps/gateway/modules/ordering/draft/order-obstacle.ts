import { ChangedOrder, encode, postOrder, type Input } from '@harbour/protocol'
import { ageObstacle, holdsAlcohol, orderTypes } from '@harbour/rules'
import type { Call } from '../deps.ts'
import { refuse, withExplanation, type Refused } from '../../../platform/handle.ts'
import { takesMethod } from '../../payments/begin-payment.ts'
import type { Draft, JudgedDraft } from './draft.ts'
import { issueSentences } from './issue-sentences.ts'
import { wirePrice } from '../stored-price.ts'
import { lacksContact } from '../order-limits.ts'
import { internationalPhone } from '../../members/international-phone.ts'

type Content = Input<typeof postOrder>

/** The first thing that stands in the way of the order, in the order in which a guest can put it right. */
export function obstacleTo(content: Content, judged: JudgedDraft, call: Call): Refused | undefined {
  const { issues, coupons, price, openness, slotIssue, zone } = judged
  const changed = () => changedOrder(judged)
  if (lacksAddress(content)) return refuse(postOrder, 'ADDRESS_REQUIRED')
  if (slotIssue) return refuse(postOrder, slotIssue)
  if (openness.state === 'paused') return refuse(postOrder, 'STORE_PAUSED')
  if (openness.state !== 'open') return refuse(postOrder, 'STORE_CLOSED')
  if (coupons.issues.length > 0) return refuse(postOrder, 'COUPONS_CHANGED', changed())
  if (price.itemCount === 0 || issues.some(({ code }) => code !== 'priceChanged')) {
    const book = call.catalogue.book(content.storeId, call.language, content.wantedAt ?? call.clock.now())
    return withExplanation(
      refuse(postOrder, 'CART_CHANGED', changed()),
      issueSentences(issues, content.lines, { book, language: call.language }),
    )
  }
  if (price.total !== content.total || price.gifts.length !== (content.gifts ?? []).length)
    return refuse(postOrder, 'PRICE_CHANGED', changed())
  if (zone && price.belowMinimum) return refuse(postOrder, 'BELOW_MINIMUM')
  return unsaid(content, judged, call)
}

/** True of a delivery that does not say where to. */
export const lacksAddress = ({ orderType, destination }: Draft): boolean =>
  orderType === orderTypes.delivery && !(destination?.building || destination?.fullAddress)

/**
 * True of a delivery without floor and flat, unless the place says its door itself, as an address of the loyalty partner's does: the same words stand for
 * the building and the whole address, without a district (spec 3.21, 5.12).
 */
function lacksDoor({ orderType, destination }: Draft): boolean {
  if (orderType !== orderTypes.delivery || !destination || destination.floor || destination.flat) return false
  const { building, district, fullAddress } = destination
  return district !== '' || building === '' || !fullAddress.startsWith(building)
}

/** The first thing that the guest still has to say, or to say otherwise. */
function unsaid(content: Content, { lockerIssue, book, price }: JudgedDraft, call: Call): Refused | undefined {
  const { brand, providers, catalogue, clock } = call
  const { contact, lines, ageDeclared = false, birthday, quarantined } = content
  const delivery = content.orderType === orderTypes.delivery
  if (lacksDoor(content)) return refuse(postOrder, 'DOOR_REQUIRED')
  if (delivery && !contact) return refuse(postOrder, 'CONTACT_REQUIRED')
  if (lacksContact({ ...content, total: price.total }, call)) return refuse(postOrder, 'CASH_CONTACT_REQUIRED')
  if (contact && !internationalPhone(contact.phone, brand)) return refuse(postOrder, 'PHONE_INVALID')
  if (!takesMethod(content.payMethod, { brand, providers })) return refuse(postOrder, 'PAY_METHOD_UNAVAILABLE')
  if (lockerIssue) return refuse(postOrder, lockerIssue)
  if (delivery && quarantined === undefined && catalogue.brand(brand).asksQuarantine) return refuse(postOrder, 'QUARANTINE_REQUIRED')
  const age = holdsAlcohol(lines, book) ? ageObstacle(brand, { declared: ageDeclared, birthday }, clock.now()) : undefined
  return age && refuse(postOrder, age)
}

/** The refusal's data for an order that is not as they last saw it. */
export const changedOrder = ({ price, issues, coupons }: JudgedDraft) =>
  encode(ChangedOrder, { price: wirePrice(price), issues, couponIssues: coupons.issues })
