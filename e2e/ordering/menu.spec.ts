import { wholeLaneOnly } from '../lane.ts'
import { largePizza } from '../support/cart-lines.ts'
import { dishes, options, shops, type Named } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { runOut } from '../support/outside/till.ts'
import { languages } from '../support/words/words.ts'

const say = inBoth(({ t, either }) => ({
  filters: t('shops_filters'),
  vegetarian: t('menu_diet_vegetarian'),
  milk: t('food_allergen_milk'),
  unsuited: t('food_unsuited'),
  noSet: t('food_diet_set_not'),
  setNote: t('food_diet_set'),
  show: either(/^看 \d+ 款美食/, /^Show \d+ dish/),
  hidden: either(/^已隱藏 \d+ 款/, /^\d+ dish(es)? hidden/),
  clear: t('menu_diet_clear'),
  favourite: (dish: string) => t('menu_favourite', { name: dish }),
  like: t('food_favourite'),
  favourites: t('menu_favourites'),
  results: either(/太古城中心店外送|旺角朗豪坊店自取：\d+ 項/, /results? for takeaway from Mong Kok/),
  near: either(/相近/, /close match/),
  nothing: either('找不到「壽司」', 'No match for “sushi”'),
  sushi: either('壽司', 'sushi'),
  misspelt: either('焗豬排飯', 'peperoni'),
  otherScript: either('焗猪扒饭', '香脆粗薯條'),
  hint: t('menu_hint_4'),
  all: either(/^全部 \d+/, /^All \d+/),
  again: t('cart_again_all'),
  seeAll: t('cart_see_all_more'),
  goesWith: t('recommend_title'),
  add: (dish: string) => t('menu_add', { name: dish }),
  toCart: t('recommend_cart'),
  added: (dish: string) => t('food_added', { name: dish }),
  setOf: either(/滋味一人餐/, /Set for One/),
  nearly: either('差一款就是滋味一人餐', 'Nearly a Set for One'),
  choose: t('cart_set_choose'),
  already: either('剛好是滋味一人餐', 'It’s a Set for One'),
  take: t('cart_set_take'),
  updateCart: t('food_update'),
  change: (dish: string) => t('address_edit_of', { door: dish }),
  left: either(/未能放入購物車/, /couldn’t put 1 dish/),
  seafood: {
    tc: either('維港海鮮至尊', ''),
    en: either('', 'Victoria Seafood Supreme'),
  },
}))

for (const language of languages) {
  const words = say[language]

  test(`[1.18] the head of the menu names the whole place and the whole shop (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.atMenu({ way: 'delivery' })
    const head = page.getByRole('banner').getByRole('link').filter({ hasText: shops.taikooShing[language] })
    await expect(head).toBeVisible()
    const cut = await head
      .locator('span')
      .evaluateAll(
        (spans) => spans.filter((span) => span.scrollHeight > span.clientHeight + 1 || span.scrollWidth > span.clientWidth + 1).length,
      )
    expect(cut).toBe(0)
  })

  test(`[1.18] the search finds what is meant, in either script, marks it, narrows it, and helps where there is nothing (${language})`, async ({
    page,
  }) => {
    const guest = await atMenu(guestOf(page, language))
    await page.getByRole('button', { name: guest.say.searchMenu }).tap()
    const box = page.getByRole('searchbox', { name: guest.say.searchMenu })
    await box.fill(words.misspelt)
    await expect(page.getByRole('status').getByText(words.near)).toBeVisible()
    await box.fill(words.otherScript)
    await expect(page.getByRole('status').getByText(words.results)).toBeVisible()
    await box.fill(dishes.fries[language])
    await expect(page.locator('mark').first()).toBeVisible()
    const chips = page.getByRole('radiogroup', { name: guest.say.categories })
    await expect(chips.getByRole('radio').first()).toHaveAccessibleName(words.all)
    await chips.locator('label').nth(1).tap()
    await expect(chips.getByRole('radio').nth(1)).toBeChecked()
    await expect(page.getByRole('link', { name: dishes.fries[language], exact: true }).first()).toBeVisible()
    await box.fill(words.sushi)
    await expect(page.getByRole('heading', { name: words.nothing })).toBeVisible()
    await page.getByRole('button', { name: words.hint, exact: true }).tap()
    await page
      .getByRole('button', { name: guest.say.add(dishes.tarts[language]), exact: true })
      .first()
      .tap()
    await expect(guest.cartBar()).toBeVisible()
  })

  test(`[1.18] what a guest does not eat is hidden, said, kept, and back at one tap (${language})`, async ({ page }) => {
    const guest = await atMenu(guestOf(page, language))
    await page.getByRole('button', { name: words.filters, exact: true }).tap()
    await page.getByRole('switch', { name: words.vegetarian }).tap()
    await page.getByRole('button', { name: words.milk, exact: true }).tap()
    await page.getByRole('button', { name: words.show }).tap()
    await expect(page.getByText(words.hidden)).toBeVisible()
    const pepperoni = page.getByRole('link', { name: dishes.pepperoni[language], exact: true })
    await expect(page.getByRole('link', { name: dishes.water[language], exact: true }).first()).toBeAttached()
    await expect(pepperoni).toHaveCount(0)
    await page.getByRole('button', { name: guest.say.searchMenu }).tap()
    await page.getByRole('searchbox', { name: guest.say.searchMenu }).fill(dishes.pepperoni[language])
    await expect(page.locator('.sres').getByRole('link', { name: dishes.pepperoni[language], exact: true })).toHaveCount(0)
    await expect(page.getByText(words.hidden)).toBeVisible()
    await page.goto('/orderFood/1')
    await expect(page.getByText(words.hidden)).toBeVisible()
    await page.getByRole('button', { name: words.clear }).tap()
    await expect(pepperoni.first()).toBeVisible()
  })

  test(
    `[1.18] a set that can be made to suit stays on the menu, and what does not suit is marked inside and on top (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = await atMenu(guestOf(page, language))
      await page.getByRole('button', { name: words.filters, exact: true }).tap()
      await page.getByRole('switch', { name: words.vegetarian }).tap()
      await page.getByRole('button', { name: words.show }).tap()
      await expect(page.getByRole('link', { name: dishes.setForOne[language], exact: true })).toHaveCount(0)
      await page.getByRole('link', { name: dishes.gardenSet[language], exact: true }).first().tap()
      await expect(page.getByText(words.setNote)).toBeVisible()
      await page.goto('/foodDetail/31-chicken-feast-set')
      await expect(page.getByText(words.noSet)).toBeVisible()
      await page.goto('/foodDetail/31-half-half')
      await expect(page.getByRole('radio', { name: new RegExp(`^${dishes.pepperoni[language]}`) })).toHaveAccessibleName(
        new RegExp(words.unsuited),
      )
      await expect(page.getByRole('listitem').filter({ hasText: options.bacon[language] }).first()).toContainText(words.unsuited)
      await expect(page.getByRole('listitem').filter({ hasText: options.corn[language] }).first()).not.toContainText(words.unsuited)
      await expect(guest.cartBar()).toBeHidden()
    },
  )

  test(`[1.18] a dish that is liked stands under a heading of its own, also after a reload (${language})`, async ({ page }) => {
    const guest = await atMenu(guestOf(page, language))
    const rail = page.getByRole('navigation', { name: guest.say.categories })
    await page
      .getByRole('button', { name: words.favourite(dishes.pepperoni[language]) })
      .first()
      .tap()
    await rail.getByRole('link', { name: words.favourites }).tap()
    const section = page.getByRole('region', { name: words.favourites, exact: true })
    await section.getByRole('link', { name: dishes.pepperoni[language], exact: true }).tap()
    await expect(page.getByRole('button', { name: words.like, exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/orderFood/1')
    await expect(section.getByRole('link', { name: dishes.pepperoni[language], exact: true })).toBeAttached()
    await section.getByRole('button', { name: words.favourite(dishes.pepperoni[language]) }).tap()
    await expect(rail.getByRole('link', { name: words.favourites })).toHaveCount(0)
  })

  test(`[1.18] [2.27] what goes with the cart is on a screen of its own, and is added at a tap (${language})`, async ({ page }) => {
    const guest = await atMenu(guestOf(page, language), [dishes.chicken])
    await guest.cartBar().tap()
    await guest.cart().getByRole('link', { name: words.seeAll }).tap()
    await expect(page.getByRole('heading', { level: 1, name: words.goesWith })).toBeVisible()
    await page
      .getByRole('button', { name: words.add(dishes.fries[language]), exact: true })
      .first()
      .tap()
    await expect(page.getByText(words.added(dishes.fries[language]))).toBeVisible()
    await page.getByRole('link', { name: words.toCart }).tap()
    await expect(lines(guest)).toHaveText([dishes.chicken[language], dishes.fries[language]])
  })

  test(`[3.7] [3.8] [4.9] a dish becomes the set that holds it, fresh or from the cart (${language})`, async ({ page }) => {
    const guest = await atMenu(guestOf(page, language), [dishes.porkChopRice])
    await guest.cartBar().tap()
    await guest
      .cart()
      .getByRole('link', { name: words.change(dishes.porkChopRice[language]) })
      .tap()
    await expect(page.getByRole('heading', { level: 1, name: dishes.porkChopRice[language] })).toBeVisible()
    await page.getByRole('link', { name: words.setOf }).tap()
    for (const pick of [dishes.fries, dishes.water]) await page.getByRole('button', { name: guest.say.pick(pick[language]) }).tap()
    await page.getByRole('button', { name: words.updateCart }).tap()
    await expect(lines(guest)).toHaveText([dishes.setForOne[language]])
    await expect(guest.cart().getByText(new RegExp(dishes.porkChopRice[language]))).toBeVisible()
  })

  test(`[1.18] [3.8] a cart that nearly is a cheaper set says so, and becomes it (${language})`, async ({ page }) => {
    const guest = await atMenu(guestOf(page, language), [dishes.porkChopRice, dishes.fries])
    await guest.cartBar().tap()
    await expect(guest.cart().getByRole('heading', { name: words.nearly })).toBeVisible()
    await guest.cart().getByRole('link', { name: words.choose }).tap()
    await page.getByRole('button', { name: guest.say.pick(dishes.water[language]) }).tap()
    await page.getByRole('button', { name: guest.say.addToCart }).tap()
    await expect(lines(guest)).toHaveText([dishes.setForOne[language]])
  })

  test(`[1.18] [3.8] a cart that is a cheaper set becomes it at one tap, for what was said (${language})`, async ({ page }) => {
    const guest = await atMenu(guestOf(page, language), [dishes.porkChopRice, dishes.fries, dishes.lemonTea])
    await guest.cartBar().tap()
    await expect(guest.cart().getByRole('heading', { name: words.already })).toBeVisible()
    await guest.cart().getByRole('button', { name: words.take }).tap()
    await expect(lines(guest)).toHaveText([dishes.setForOne[language]])
    await expect(guest.cart().getByRole('link', { name: guest.say.checkOut })).toBeVisible()
    await expect(guest.cart().getByText('$88', { exact: true })).toBeVisible()
  })

  test(`[3.7] half and half costs what its dearer half does (${language})`, async ({ page }) => {
    await atMenu(guestOf(page, language))
    await page.goto('/foodDetail/31-half-half')
    const add = page.locator('#food-add')
    await page.getByRole('radio', { name: new RegExp(`^${dishes.pepperoni[language]}`) }).tap()
    await expect(add).toContainText('$128')
    await page.getByRole('radio', { name: new RegExp(`^${words.seafood[language]}`) }).tap()
    await expect(add).toContainText('$140')
  })

  test(`[1.18] [1.21] an order goes into the cart once more, and what could not is said (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    const shop = language === 'tc' ? shops.whampoa : shops.diamondHill
    await guest.atOrder({ shop, cart: [largePizza, dishes.tiramisu] })
    await runOut(shop.storeId, 'tiramisu')
    await page.goto('/orderFood/1?cart=1')
    await guest.cart().getByRole('link', { name: words.again }).tap()
    await expect(lines(guest)).toHaveText([dishes.pepperoni[language]])
    await expect(guest.cart().getByText(new RegExp(options.twelveInch[language]))).toBeVisible()
    await expect(guest.cart().getByText(words.left)).toBeVisible()
    await expect(guest.cart().getByText(new RegExp(dishes.tiramisu[language]))).toBeVisible()
  })
}

/** At the menu of the shop in Mong Kok, for takeaway, with these in the cart. */
async function atMenu(guest: Guest, cart: readonly Named[] = []): Promise<Guest> {
  await guest.atMenu({ shop: shops.mongKok, cart })
  return guest
}

/** The dishes of the cart, in their order. */
const lines = (guest: Guest) => guest.cart().getByRole('list', { name: inCart[guest.language] }).getByRole('heading', { level: 3 })
const inCart = inBoth(({ t }) => t('cart_lines'))
