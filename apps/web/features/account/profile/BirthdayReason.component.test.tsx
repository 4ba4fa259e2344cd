import { voucherWelcomePackGet } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { m } from '../../../paraglide/messages.js'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { show, signIn } from '../../../testing/test-phone.tsx'
import { BirthdayReason } from './BirthdayReason.tsx'

const coupon = 'Birthday month 10% off'

test.each([
  ['the coupon that comes for it', coupon, () => m.account_birthday_coupon({ coupon })],
  ['no coupon where the chain gives none', null, () => m.account_birthday_why()],
])('[2.8] whoever has not said their birthday is told %s', async (_what, birthdayCoupon, words) => {
  signIn()
  gatewayOf(answering(voucherWelcomePackGet, () => ({ data: { items: [], birthdayCoupon } })))
  const { getByText } = await show(<BirthdayReason />)
  await expect.element(getByText(words())).toBeVisible()
})
