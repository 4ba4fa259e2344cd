import { payMethodNames, type PayMethod } from '@harbour/rules'
import { inBoth } from './texts.ts'

/** The words where an order is paid, at the provider's page and on ours. */
export const payWords = inBoth(({ t, either, beginsWith }) => ({
  // The table's own methods are all there are.
  ...(Object.fromEntries(payMethodNames.map((method) => [method, t(`pay_${method}`)])) as Record<PayMethod, string>),
  byCard: beginsWith('pay_by_card'),
  byOctopus: beginsWith('pay_by_octopus'),
  byAlipay: beginsWith('pay_by_alipay'),
  byMPay: beginsWith('pay_by_mpay'),
  byCash: beginsWith('pay_by_cash'),
  testCards: either('測試卡', 'Test cards'),
  approve: either('確認付款', 'Approve'),
  giveUp: either('取消並返回', 'Cancel and go back'),
  challenge: either('發卡銀行需要確認是你本人', 'Your bank asks: is this you?'),
  itIsMe: either('是，確認付款', 'Yes, approve'),
  itIsNot: either('不是，拒絕付款', 'No, refuse'),
  confirming: t('pay_paying_title'),
  waiting: t('pay_waiting_title'),
  goOn: beginsWith('pay_go_on'),
  otherWay: t('pay_other_way'),
  failed: t('pay_failed_title'),
  left: t('pay_left_title'),
  declined: t('pay_reason_declined'),
  notConfirmed: t('pay_reason_not_authenticated'),
  kept: either(/訂單為你保留 \d:\d\d/, /Order kept for \d:\d\d/),
  sameCard: t('pay_again_card'),
  useOtherCard: t('pay_use_other_card'),
  savingsKept: t('pay_kept_body'),
  coupon: either('優惠券', 'coupon'),
  seeOrder: t('pay_see_order'),
  pending: t('pay_pending'),
  timeLeft: either(/^付款時限尚餘 \d:\d\d$/, /^\d:\d\d left to pay$/),
  payNow: either(/^立即付款/, /^Pay now/),
  cancel: t('order_cancel'),
  cancelled: t('order_text_cancelled'),
  orderWaits: t('pay_wait_title'),
  takeBack: t('pay_wait_cancel'),
  over: t('pay_expired_title'),
  stillInCart: t('pay_cart_kept'),
  toCart: t('pay_to_cart'),
  unknown: t('pay_unknown_title'),
}))

/** Cards that the provider's sandbox knows, by what their banks say. */
export const testCards = { good: /^4242/, declined: /^4000 0000 0000 0002/, asks: /^4000 0000 0000 3220/ } as const
