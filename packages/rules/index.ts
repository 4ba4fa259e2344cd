export { answerBy, chaseLead, chasesDue } from './answering.ts'
export {
  addCents,
  cents,
  centsToDollars,
  dollarsToCents,
  formatPrice,
  percentOf,
  roundToTenCents,
  shareOut,
  timesCents,
  type Cents,
} from './money.ts'
export {
  addMinutes,
  formatDate,
  formatMoment,
  formatTime,
  instantOf,
  minutesOf,
  parseMoment,
  shanghai,
  startOfDay,
  weekdayLabel,
  weekdays,
  type Instant,
  type Moment,
  type MomentParts,
  type Weekday,
} from './clock.ts'
export { regions, type Brand, type Language, type Point, type Region } from './region.ts'
export { timeSlotAt, timeSlots, type TimeSlot } from './slot.ts'
export {
  hoursOfWeek,
  lastOrderMinutes,
  lookAheadDays,
  shopOpenness,
  type Blackout,
  type OpeningRow,
  type Openness,
  type ShopHours,
} from './hours.ts'
export { nextChange, shopStanding, type PausableHours } from './standing.ts'
export { isServed, nextServed } from './service.ts'
export { arrival, eta, makingMinutes, quoteMinutes, type Minutes, type Promised, type Quote, type Work } from './quote.ts'
export {
  fireAt,
  isPreorderSlot,
  preorderDays,
  preorderSlots,
  reservedMinutes,
  slotFrom,
  slotMinutes,
  type DayOfSlots,
  type PreorderAsk,
  type Slot,
} from './preorder.ts'
export { distanceMetres, pickupReach, zoneAt, type Ring, type ZoneShape } from './zone.ts'
export {
  allergens,
  productByPid,
  productOf,
  type Allergen,
  type ChoiceTraits,
  type Option,
  type Product,
  type ProductBook,
  type ProductType,
  type Property,
  type Requirement,
  type Service,
  type SetMealGroup,
  type SetMealInnerGroup,
  type SetMealMain,
  type SetMealProduct,
} from './product.ts'
export {
  lineKey,
  sameLine,
  type CartLine,
  type ChosenMain,
  type ChosenOption,
  type ChosenProduct,
  type ChosenRequirement,
  type SelectedFood,
} from './line.ts'
export {
  addLine,
  cartCount,
  chooseGift,
  clearCart,
  couponLines,
  dropCouponProducts,
  emptyCart,
  removeDeliveryLine,
  replaceCart,
  replaceLine,
  setDeliveryLine,
  setQuantity,
  type Cart,
} from './cart.ts'
export { canQuickAdd, choiceGaps, optionBlocked, type Blocked, type ChoiceGap } from './choices.ts'
export { questionsOf, samePlace, type ChoicePlace, type Offer, type Question } from './question.ts'
export { ageProof } from './age-proof.ts'
export { ageObstacle, legalAge, type AgeSaid } from './age.ts'
export { holdsAlcohol } from './alcohol.ts'
export { goesInLocker, lockerUntil } from './locker-time.ts'
export { lockerLimit, lockerObstacle, type Handover } from './handover.ts'
export { anyDiet, dishesByPid, isStrict, suitsAsChoice, suitsDiet, type Diet } from './diet.ts'
export { asMain } from './set-part.ts'
export { offerOf, setOffers, takeOffer, type SetOffer } from './set-offer.ts'
export { mayAccompany, type CartToComplete } from './companion.ts'
export { presetLine, presetMain } from './preset.ts'
export { repriceLine, unitPrice } from './unit-price.ts'
export { checkCart, mostItems, mostLines, type LineIssue, type Occasion } from './check-cart.ts'
export { bestPromotions, type Savings, type TakenOff } from './best-promotions.ts'
export { giftsGiven, giftsOf, type Gift, type GiftChoice } from './gift.ts'
export type { Basket } from './lowered.ts'
export { basketOf, itemsOf, type PricedLine } from './priced-line.ts'
export { holdsAt, promotionsAt, type GiftPromotion, type LowerPrice, type Promotion, type Tier } from './promotion.ts'
export { offeredPrice } from './offered-price.ts'
export { nearestGap, promotionGap, type PromotionGap } from './promotion-gap.ts'
export { foodTotal, priceOrder } from './price.ts'
export type { DeliveryTerms, Fees, OrderPrice, OrderToPrice } from './order-price.ts'
export {
  voucherTypes,
  type Coupon,
  type CouponCategory,
  type CouponChannel,
  type CouponGift,
  type CouponJudge,
  type CouponNeed,
  type CouponReason,
  type CouponRule,
  type CouponSource,
  type CouponVerdict,
  type VoucherType,
} from './coupon.ts'
export { categoryCodes, couponHidden, couponPrice, isComplete, isForOrderType, orderCouponType, voucherTypeOf } from './coupon-display.ts'
export { couponOutside } from './coupon-outside.ts'
export { couponHolds, withinDates } from './coupon-time.ts'
export { mayCombine, sortedCoupons } from './coupon-combination.ts'
export { defaultCouponRules } from './default-coupon-rules.ts'
export { mappedCoupon } from './coupon-mapping.ts'
export { couponBasket, type CouponBasket } from './coupon-basket.ts'
export type { CouponOccasion } from './coupon-scene.ts'
export { couponJudge, judgeCoupon } from './judge-coupon.ts'
export { judgeSelection, type SelectedVerdict } from './judge-selection.ts'
export { bestCoupons } from './best-coupons.ts'
export type { TakenByCoupon } from './priced-coupons.ts'
export { memberPreferentials, type MemberPreferential, type UsedCoupon } from './member-preferential.ts'
export {
  hasEnded,
  orderStateNames,
  orderStates,
  orderTypes,
  stateCode,
  stateOf,
  type OrderState,
  type OrderType,
  type StateCode,
} from './order.ts'
export {
  graceMilliseconds,
  guestMayCancel,
  mayChange,
  nextStates,
  transitions,
  type Actor,
  type Changing,
  type Transition,
} from './transition.ts'
export {
  chargedBy,
  payMethods,
  payUntil,
  payWindow,
  postings,
  refundFor,
  type Account,
  type MoneyEvent,
  type PayMethod,
  type Posting,
  type RefundLine,
  type RefundPart,
} from './pay.ts'
export { refundNext, type PartlyRefunded } from './refund-parts.ts'
export type { Span } from './span.ts'
export { riderArrival, type RiderWay } from './rider-arrival.ts'
export { timeliness, type Timeliness } from './timeliness.ts'
export { guestText, trackerSteps, type GuestText, type RefundState, type TrackerKey, type TrackerStep } from './tracker.ts'
export { cardIsOver, type CardExpiry } from './card-expiry.ts'
export {
  cardDigits,
  cardNetwork,
  codeFault,
  codeLength,
  groupedNumber,
  numberFault,
  readExpiry,
  typedExpiry,
  type CardNetwork,
} from './card-number.ts'
export { offersUntil } from './offer-time.ts'
export { newsMinutes, orderNews, type NewsOrder, type NewsStep, type OrderNews } from './order-news.ts'
export { drawsOfOdds, prizeAt, standIn, type Prize } from './prize.ts'
export { passwordMisses, passwordNeeds, type PasswordNeed } from './password.ts'
export { ageOn, birthdayIsPossible, type Birthday } from './birthday.ts'
export { paidWithPoints, pointsTaken, type PointPurse, type PointsTaken } from './points-taken.ts'
export { latestMoment, lotEnd, pointsByEnd, pointsEarned, pointsExpiry, pointsWorth, type PointLot, type PointTerms } from './points.ts'
