import { voucherWelcomePackGet } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { profileQuery } from '../../../entities/member/profile.ts'
import { setLanguage } from '../../../lib/locale.ts'
import { m } from '../../../paraglide/messages.js'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { freshQueries, show, signIn } from '../../../testing/test-phone.tsx'
import { WelcomeScreen } from './WelcomeScreen.tsx'

const gift = { kind: 'product', note: '', amount: null, points: null, expiresAt: '2026/12/21 12:00:00', ready: true, voucherCode: null }
const wings = { ...gift, title: 'Three honey wings, free', picture: 'wings' }
const drink = { ...gift, title: 'A drink, free', picture: null }

/** The welcome of a member who has not said their birthday, as the gateway tells it. */
async function welcome(items: object[], birthdayCoupon: string | null) {
  signIn()
  gatewayOf(answering(voucherWelcomePackGet, () => ({ data: { items, birthdayCoupon } })))
  const queries = freshQueries()
  queries.setQueryData(profileQuery().queryKey, { firstName: 'Kitty', memberNo: '', birthday: null })
  return show(<WelcomeScreen />, { queries })
}

test('[1.24] [7.23] a gift that is a dish shows its picture, one without a picture a gift', async () => {
  const { getByRole, container } = await welcome([wings, drink], null)
  await expect.element(getByRole('heading', { name: wings.title })).toBeVisible()
  const stubs = [...container.querySelectorAll('.ticket__val')]
  expect(stubs.map((stub) => stub.querySelector('img')?.getAttribute('src'))).toEqual(['/pictures/wings.webp', undefined])
  expect(stubs[1]?.querySelector('svg')).not.toBeNull()
})

test.each(['en', 'zh-Hant'] as const)('[1.24] who adds a birthday is told what it brings (%s)', async (spoken) => {
  setLanguage(spoken)
  const coupon = 'Birthday month 10% off'
  const { getByRole } = await welcome([wings], coupon)
  const way = getByRole('link', { name: new RegExp(m.welcome_birthday()) })
  await expect.element(way).toMatchTextContent(m.welcome_birthday_why({ coupon }))
})

test('[1.24] where no coupon comes with it, nothing is promised', async () => {
  const { getByRole, getByText } = await welcome([wings], null)
  await expect.element(getByRole('heading', { name: wings.title })).toBeVisible()
  await expect.element(getByRole('link', { name: m.welcome_birthday(), exact: true })).toBeVisible()
  await expect.element(getByText(m.welcome_birthday_why({ coupon: '' }))).not.toBeInTheDocument()
})
