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
export { brandIds, languageIds, regions, type Brand, type Language, type Point, type Region } from './region.ts'

export {
  addMinutes,
  formatDate,
  formatMoment,
  formatTime,
  instantOf,
  minutesOf,
  parseMoment,
  wallClock,
  startOfDay,
  weekdayLabel,
  weekdays,
  type Instant,
  type Minutes,
  type Moment,
  type MomentParts,
  type Weekday,
} from './time/clock.ts'
export { timeSlotAt, timeSlots, type TimeSlot } from './time/time-slot.ts'
export type { Span } from './time/span.ts'

export { isServed, nextServed } from './menu/service-hours.ts'
export { allergens, type Allergen, type ChoiceTraits } from './menu/allergens.ts'
export {
  productByPid,
  productOf,
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
} from './menu/product.ts'
export { isLimited, type Daypart } from './menu/daypart.ts'
export { rulesClash, shopPrices, type PriceRule, type RuledItem, type ShopPrice } from './menu/shop-prices.ts'
export { lastPriceChange, withPrices } from './menu/with-prices.ts'
export { offerName } from './menu/offer-name.ts'
export { compositionOf, freeOf, type Composition } from './menu/composition.ts'
export { type Choice, type ProductsByPid } from './menu/traits.ts'
export { questionsOf, samePlace, type ChoicePlace, type Offer, type Question } from './menu/question.ts'
export { holdsAlcohol } from './menu/alcohol.ts'
export { anyDiet, productsByPid, isStrict, suitsAsChoice, suitsDiet, type Diet } from './menu/diet.ts'
export type { Occasion } from './menu/occasion.ts'

export { seenName } from './cart/seen-name.ts'
export { lineParts, mainParts, type Counted, type LinePart } from './cart/line-parts.ts'
export { halfWords, lineWords } from './cart/line-words.ts'
export { crustPicture } from './cart/line-choices.ts'
export { linePicture, setPicture, type LinePicture } from './cart/line-picture.ts'
export {
  halvesId,
  lineKey,
  sameLine,
  type CartLine,
  type ChosenMain,
  type ChosenOption,
  type ChosenProduct,
  type ChosenRequirement,
  type SelectedFood,
} from './cart/cart-line.ts'
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
} from './cart/cart.ts'
export { canQuickAdd, choiceGaps, optionBlocked, type Blocked, type ChoiceGap } from './cart/choice-gaps.ts'
export { toSetMealMain } from './cart/to-set-meal-main.ts'
export { offerOf, setMealOffers, takeOffer, type SetMealOffer } from './cart/set-meal-offers.ts'
export { canRecommend, type RecommendationContext } from './cart/can-recommend.ts'
export { presetLine, presetMain } from './cart/preset-line.ts'
export { defaultLine, quickLine } from './cart/default-line.ts'
export { completeSet } from './cart/complete-set.ts'
export { repriceLine, unitPrice } from './cart/unit-price.ts'
export { checkCart, mostItems, mostLines, type LineIssue } from './cart/check-cart.ts'

export { bestPromotions, type Savings, type TakenOff } from './promotions/best-promotions.ts'
export { earnedGifts, giftsOf, type Gift, type GiftChoice } from './promotions/gift.ts'
export type { Basket } from './promotions/discounted-dishes.ts'
export type { GiftPromotion, PromotionalPrice, Promotion, Tier } from './promotions/promotion.ts'
export { judgePromotion, type PromotionVerdict } from './promotions/judge-promotion.ts'
export { promotionPair, type PairedPromotion, type PromotionPair } from './promotions/promotion-pair.ts'
export { isPromotionActive, promotionsAt } from './promotions/promotions-at.ts'
export { offeredPrice } from './promotions/offered-price.ts'
export { nearestGap, promotionGap, type PromotionGap } from './promotions/promotion-gap.ts'

export { basketOf, itemsOf, type PricedLine } from './price/priced-line.ts'
export { foodTotal, paidWithPoints, priceOrder } from './price/price-order.ts'
export type { DeliveryTerms, Fees, OrderPrice, OrderToPrice } from './price/order-price.ts'
export { pointRedemption, type PointPurse, type PointRedemption } from './price/point-redemption.ts'

export {
  couponChannels,
  couponReasons,
  voucherTypes,
  type Coupon,
  type CouponCategory,
  type CouponChannel,
  type CouponGift,
  type CouponJudge,
  type CouponNeed,
  type CouponReason,
  type CouponRule,
  type CouponRuleType,
  type CouponSource,
  type CouponVerdict,
  type VoucherType,
} from './coupons/coupon.ts'
export {
  categoryCodes,
  couponHidden,
  couponPrice,
  givesFree,
  isComplete,
  isForOrderType,
  orderCouponType,
  voucherTypeOf,
} from './coupons/coupon-display.ts'
export { unmetCouponCondition } from './coupons/unmet-coupon-condition.ts'
export { isCouponValid, withinDates } from './coupons/coupon-time.ts'
export { areCombinable, couponClass, mayCombine, sortedCoupons, type CouponClass } from './coupons/coupon-combination.ts'
export { defaultCouponRules } from './coupons/default-coupon-rules.ts'
export { mappedCoupon } from './coupons/coupon-mapping.ts'
export { couponBasket, type CouponBasket } from './coupons/coupon-basket.ts'
export type { CouponOccasion } from './coupons/coupon-context.ts'
export { couponJudge, judgeCoupon } from './coupons/judge-coupon.ts'
export { ineffectiveCoupons, type NoEffect } from './coupons/judge-selection.ts'
export { applyCoupons, type RejectedVerdict, type AppliedSelection } from './coupons/apply-coupons.ts'
export { bestCoupons, type BestCoupons } from './coupons/best-coupons.ts'
export type { CouponSaving } from './coupons/priced-coupons.ts'
export { memberPreferentials, type MemberPreferential, type UsedCoupon } from './coupons/member-preferential.ts'

export {
  hoursOfWeek,
  lastOrderMinutes,
  lookAheadDays,
  openSpans,
  scheduledOpenness,
  type Blackout,
  type OpeningRow,
  type Openness,
  type ShopHours,
} from './shops/opening-hours.ts'
export { nextChange, currentOpenness, type PausableHours } from './shops/openness.ts'
export {
  holidayReasons,
  shopStateReasons,
  soldOutReasons,
  systemStateReasons,
  type HolidayReason,
  type ShopStateReason,
  type SoldOutReason,
} from './shops/overlay-reasons.ts'
export { untilTomorrow } from './shops/until-tomorrow.ts'
export {
  acceptedPromise,
  arrival,
  eta,
  makingMinutes,
  promisedItems,
  promisedQuote,
  quoteMinutes,
  usualMakeMinutes,
  type Promised,
  type Quote,
  type Work,
} from './shops/quote.ts'
export {
  fireAt,
  isPreorderSlot,
  preorderDays,
  preorderSlots,
  reservedMinutes,
  slotFrom,
  slotMinutes,
  type DayOfSlots,
  type PreorderRequest,
  type Slot,
} from './shops/preorder-slots.ts'
export { distanceMetres, pickupReach, zoneAt, type Ring, type ZoneShape } from './shops/delivery-zone.ts'

export { answerBy, answerPatience, firstReminderLead, reminderLeads, remindersDue } from './orders/answer-deadline.ts'
export { allergyInRequest, type AllergyInRequest } from './orders/allergy-in-request.ts'
export { goesInLocker, lockerUntil } from './orders/locker.ts'
export { lockerLimit, lockerObstacle, type Handover } from './orders/handover.ts'
export {
  hasEnded,
  isInKitchen,
  orderStates,
  orderStatuses,
  orderTypes,
  stateCode,
  stateOf,
  type OrderState,
  type OrderStatus,
  type OrderType,
} from './orders/order.ts'
export {
  graceMilliseconds,
  guestMayCancel,
  mayChange,
  nextStates,
  recallMilliseconds,
  transitions,
  type Actor,
  type OrderToChange,
  type Transition,
} from './orders/transition.ts'
export { riderArrival, type RiderRoute } from './orders/rider-arrival.ts'
export { timeliness, type Timeliness } from './orders/timeliness.ts'
export { completedAt, keptPromise, madeGoodAt } from './orders/promise-kept.ts'
export {
  lowStars,
  mostStars,
  plainWord,
  ratablePartsOf,
  ratingObstacle,
  ratingParts,
  ratingPartsOf,
  ratingWordLength,
  ratingWordObstacle,
  type RatedAt,
  type RatedOrder,
  type RatingObstacle,
  type RatingPart,
} from './orders/rating.ts'
export { guestText, trackerSteps, type GuestText, type RefundState, type TrackerKey, type TrackerStep } from './orders/tracker.ts'
export {
  hasNewsAhead,
  notificationMinutes,
  notificationKind,
  type NotifiedOrder,
  type NotifiedStep,
  type NotificationKind,
} from './orders/notification-kind.ts'

export { paymentAtHandover, payUntil, payWindow } from './payments/payment-due.ts'
export {
  chargedBy,
  payMethodNames,
  payMethods,
  isPaidAtHandover,
  paymentMethods,
  paymentTerms,
  type OnlineMethod,
  type PayMethod,
} from './payments/payment-methods.ts'
export { postings, type Account, type MoneyEvent, type Posting } from './payments/ledger.ts'
export { refundFor, refundNext, type PartlyRefunded, type RefundLine, type RefundPart } from './payments/refund.ts'
export { cardIsOver, type CardExpiry } from './payments/card-expiry.ts'
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
} from './payments/card-number.ts'

export { birthdayCouponId } from './members/birthday-coupon.ts'
export { ageProof } from './members/age-proof.ts'
export { ageObstacle, legalAge, type AgeDeclared } from './members/age.ts'
export { dataRequestDue, daysUntil } from './members/data-request-due.ts'
export { smsParts } from './campaigns/sms-parts.ts'
export { campaignEmail, campaignPaths, campaignSms, stopTokenLength } from './campaigns/campaign-message.ts'
export { nextOfferMoment, offerWindowEnd } from './members/offer-hours.ts'
export { totalOdds, prizeAt, fallbackPrize, type Prize } from './members/prize.ts'
export { unmetPasswordNeeds, passwordNeeds, type PasswordNeed } from './members/password.ts'
export { ageOn, birthdayIsPossible, type Birthday } from './members/birthday.ts'
export { groupedPhone, localNumber } from './members/grouped-phone.ts'
export {
  pointsCutoff,
  lotExpiry,
  pointsByExpiry,
  pointsEarned,
  pointsExpiry,
  pointsWorth,
  type PointLot,
  type PointTerms,
} from './members/points.ts'

export { coveredInBrand, coveredShops, type CoveredShops } from './staff/covered-shops.ts'
export {
  hasRight,
  mayGrant,
  rightsOf,
  staffRights,
  staffRoles,
  type StaffGrant,
  type StaffRight,
  type StaffRole,
  type StaffScope,
} from './staff/staff-rights.ts'
export { grantsAtTablet, isAtTablet, rightsAt, rightsAtTablet } from './staff/at-tablet.ts'
export { hasRightThroughout } from './staff/has-right-throughout.ts'
export { maskEmail, maskName, maskPhone, maskWords } from './staff/mask.ts'
export { isWeakPin } from './staff/weak-pin.ts'
export { isInHand } from './orders/in-hand.ts'
export { stations, type Station } from './menu/station.ts'
