import { voucherWelcomePackGet } from '@harbour/protocol'
import { birthdayCouponId } from '@harbour/rules'
import { handle } from '../deps.ts'
import { welcomeEnd } from '../../members/points/welcome.ts'
import { grantDueVouchers } from '../grant-due-vouchers.ts'
import { localize } from '../../../platform/localized-text.ts'

export const voucherWelcomePackGetAction = handle(voucherWelcomePackGet, async (_content, call) => {
  const { members, catalogue, vouchers, caller, brand, language } = call
  await grantDueVouchers({ userId: caller.userId, brand }, call)
  const [member, own] = await Promise.all([members.find(caller.userId), vouchers.welcome(caller.userId)])
  const { welcome, terms } = catalogue.membership(brand)
  const birthday = catalogue.coupon(birthdayCouponId)
  return {
    items: welcome.map((gift) => ({
      kind: gift.kind,
      title: localize(gift.title, language),
      note: localize(gift.note, language),
      amount: gift.amount ?? null,
      points: gift.kind === 'points' ? terms.welcome : null,
      picture: (gift.kind === 'product' && catalogue.coupon(gift.giftId)?.picture) || null,
      expiresAt: welcomeEnd(gift, { joinedAt: member?.joinedAt ?? 0, terms }),
      ready: gift.kind === 'points' || own.has(gift.giftId),
      voucherCode: own.get(gift.giftId) ?? null,
    })),
    birthdayCoupon: birthday ? localize(birthday.name, language) : null,
  }
})
