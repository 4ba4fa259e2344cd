import { brandIds, orderTypes } from '@harbour/rules'
import { wholeLaneOnly } from '../lane.ts'
import { largePizza } from '../support/cart-lines.ts'
import { dishes, muiWoPier, shops } from '../support/chain.ts'
import { amountOf, guestOf } from '../support/guest.ts'
import { choose, doorIn, keep } from '../support/phone-state.ts'
import { inBoth } from '../support/words/texts.ts'
import { expect, test } from '../support/worlds/test.ts'

const say = inBoth(({ t }) => ({
  missingFloor: t('confirm_do_floor'),
  missingName: t('confirm_do_name'),
  missingPhone: t('confirm_do_phone'),
  checkPhone: t('confirm_do_phone_wrong'),
  wrongPhone: t('confirm_phone_wrong'),
  declareAge: t('confirm_do_age'),
  takeawayNearby: t('address_takeaway'),
  cancel: t('order_cancel'),
  sureToCancel: t('order_cancel_title'),
  cancelled: t('order_text_cancelled'),
}))

test('[5.12] a delivery asks for name and phone, and leads to what is missing', async ({ page }) => {
  const guest = guestOf(page, 'en')
  await guest.atConfirmation({ way: 'delivery', cart: [largePizza] })
  const [name, phone] = [
    page.getByRole('textbox', { name: 'Name', exact: true }),
    page.getByRole('textbox', { name: 'Phone', exact: true }),
  ]
  await guest.openWho()
  await expect(phone).toHaveValue('6123 4567')
  await name.fill('')
  await phone.fill('')
  await page.getByRole('button', { name: say.en.missingName }).tap()
  await expect(name).toBeFocused()
  await name.fill('Kitty Chan')
  await page.getByRole('button', { name: say.en.missingPhone }).tap()
  await expect(phone).toBeFocused()
  await phone.fill('1234 5678')
  await page.getByRole('button', { name: say.en.checkPhone }).tap()
  await expect(page.getByText(say.en.wrongPhone)).toBeVisible()
  await phone.fill('6123 4567')
  await expect(guest.placeButton()).toContainText('$')
})

test(
  '[5.12] a building that an older app took for an address is not ordered to before its door is said',
  wholeLaneOnly,
  async ({ page }) => {
    const guest = guestOf(page, 'en')
    await choose(page, 'en', { way: 'delivery', cart: [largePizza] })
    const deliveryShop = { storeId: shops.taikooShing.storeId, name: shops.taikooShing.en }
    const where = {
      orderType: orderTypes.delivery,
      shop: null,
      address: { ...doorIn('en'), floor: '', flat: '' },
      deliveryShop,
      wantedAt: null,
    }
    await keep(page, { place: { byBrand: { [brandIds.hongKong]: where } } })
    await page.goto('/confirmorder/2?lang=en')
    await guest.expectReady()
    await guest.placeButton().tap()
    await page.getByRole('button', { name: say.en.missingFloor }).tap()
    await expect(page.getByRole('textbox', { name: guest.say.floor })).toBeFocused()
    await guest.sayDoor()
    await guest.place()
  },
)

test('[5.13] beer is ordered only by who declares their age, beside the words of the law', async ({ page }) => {
  const guest = guestOf(page, 'tc')
  await guest.atConfirmation({ shop: shops.elements, cart: [dishes.paleAle] })
  await expect(page.getByText('根據香港法律，不得在業務過程中，向未成年人售賣或供應令人醺醉的酒類。')).toBeVisible()
  await expect(page.getByText(/^Under the law of Hong Kong, intoxicating liquor must not be sold or supplied to a minor/)).toBeVisible()
  const age = page.getByRole('checkbox', { name: /我已年滿 18 歲/ })
  await expect(age).not.toBeChecked()
  await page.getByRole('button', { name: say.tc.declareAge }).tap()
  await expect(age).toBeFocused()
  await age.check()
  await guest.place()
})

test(
  '[1.18] [9.13] cutlery costs a dollar when it is asked for, in the cart or, where that was passed by, here, and the table has it',
  wholeLaneOnly,
  async ({ page }) => {
    const guest = guestOf(page, 'en')
    await guest.atConfirmation({ shop: shops.olympian, cart: [dishes.chicken] })
    const cutlery = page.getByRole('switch', { name: /Disposable cutlery/ })
    await expect(cutlery).not.toBeChecked()
    await expect(amountOf(page, 'Total')).toHaveText('$40.0')
    await cutlery.check()
    await expect(amountOf(page, 'Total')).toHaveText('$41.0')
    await page.goto('/orderFood/1?cart=1')
    const inCart = guest.cart().getByRole('switch', { name: /Disposable cutlery/ })
    await expect(inCart).toBeChecked()
    await inCart.uncheck()
    await page.goto('/confirmorder/1')
    await expect(amountOf(page, 'Total')).toHaveText('$40.0')
    await expect(amountOf(page, 'Disposable cutlery, not needed')).toHaveText('$0.0')
    await expect(cutlery).toBeHidden()
    await page.goto('/orderFood/1?cart=1')
    await inCart.check()
    await page.goto('/confirmorder/1')
    await expect(amountOf(page, 'Total')).toHaveText('$41.0')
    await page.goto('/confirmorder/5')
    await expect(amountOf(page, 'Total')).toHaveText('$40.0')
    await expect(cutlery).toBeHidden()
  },
)

test('[8.12] a place that nobody delivers to says so, and leads to the shops', wholeLaneOnly, async ({ page }) => {
  const guest = guestOf(page, 'en')
  await guest.open('delivery')
  await page.getByRole('link', { name: guest.say.start }).tap()
  await page.getByRole('searchbox', { name: guest.say.searchPlace }).fill(muiWoPier.en)
  await page.getByRole('button', { name: muiWoPier.en }).tap()
  await expect(page.getByText(`${muiWoPier.en} is out of our delivery area`)).toBeVisible()
  await page.getByRole('link', { name: say.en.takeawayNearby }).tap()
  await expect(page.getByRole('heading', { level: 1, name: guest.say.chooseShop })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('[1.3] [9.3] Macau orders from its own shops, with its own dishes and phones', wholeLaneOnly, async ({ page }) => {
  await page.context().addCookies([{ name: 'brand', value: '42', url: process.env.HARBOUR_URL ?? '' }])
  const guest = guestOf(page, 'en')
  await guest.atConfirmation({ shop: shops.senado, cart: [dishes.tarts] })
  await guest.openWho()
  await expect(page.getByText('+853')).toBeVisible()
  await guest.sayWho({ name: 'Ana Sousa', phone: '6612 3456' })
  await guest.place()
  await expect(page.getByRole('main').getByText(shops.senado.en).first()).toBeVisible()
})

test('[1.21] [4.42] an order is taken back in its first minute, and costs nothing', async ({ page }) => {
  const guest = guestOf(page, 'en')
  await guest.atOrder({ shop: shops.festivalWalk, cart: [dishes.chicken] })
  await page.getByRole('button', { name: say.en.cancel }).tap()
  await page.getByRole('alertdialog', { name: say.en.sureToCancel }).getByRole('button', { name: say.en.cancel }).tap()
  await expect(page.getByText('You cancelled it. Not charged.')).toBeVisible()
  await page.goto('/mine')
  await expect(page.getByRole('article').getByText(say.en.cancelled, { exact: true })).toBeVisible()
})
