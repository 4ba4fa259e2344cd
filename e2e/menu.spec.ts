import { dishes, options, shops, type Named } from './chain.ts'
import { guestOf, type Guest } from './guest.ts'
import { expect, test } from './test.ts'
import { runOut } from './till.ts'
import { languages } from './words.ts'

const say = {
  tc: {
    filters: '篩選',
    vegetarian: '只看素食',
    milk: '奶',
    unsuited: '不合你的飲食',
    noSet: '這個套餐未能配合你的飲食：其中一部分沒有適合的選擇。',
    setNote: '套餐每部分都有適合你的選擇，不適合的已經標明。',
    show: /^看 \d+ 款美食/,
    hidden: /^已隱藏 \d+ 款/,
    clear: '清除',
    favourite: (dish: string) => `最愛：${dish}`,
    like: '最愛',
    favourites: '最愛',
    results: /太古城中心店外送|旺角朗豪坊店自取：\d+ 項/,
    near: /相近/,
    nothing: '找不到「壽司」',
    sushi: '壽司',
    misspelt: '焗豬排飯',
    otherScript: '焗猪扒饭',
    hint: '葡撻',
    all: /^全部 \d+/,
    again: '照上次再點',
    seeAll: '看全部配搭推介',
    goesWith: '同你這餐好夾',
    add: (dish: string) => `加入${dish}`,
    toCart: '看購物車',
    added: (dish: string) => `已加入${dish}`,
    setOf: /滋味一人餐/,
    nearly: '差一款就是滋味一人餐',
    choose: '揀一款',
    already: '剛好是滋味一人餐',
    take: '轉為套餐',
    updateCart: '更新購物車',
    change: (dish: string) => `更改${dish}`,
    left: /未能放入購物車/,
    seafood: { tc: '維港海鮮至尊', en: '' },
  },
  en: {
    filters: 'Filters',
    vegetarian: 'Vegetarian only',
    milk: 'Milk',
    unsuited: 'Not your diet',
    noSet: 'This set can’t be made to suit what you eat: one of its parts has no choice that does.',
    setNote: 'Each part of this set has a choice that suits what you eat. What doesn’t is marked.',
    show: /^Show \d+ dish/,
    hidden: /^\d+ dish(es)? hidden/,
    clear: 'Clear',
    favourite: (dish: string) => `Favourite: ${dish}`,
    like: 'Favourite',
    favourites: 'Favourites',
    results: /results? for takeaway from Mong Kok/,
    near: /close match/,
    nothing: 'No match for “sushi”',
    sushi: 'sushi',
    misspelt: 'peperoni',
    otherScript: '香脆粗薯條',
    hint: 'Egg tarts',
    all: /^All \d+/,
    again: 'Order the same again',
    seeAll: 'See all that goes with your order',
    goesWith: 'Goes with your order',
    add: (dish: string) => `Add ${dish}`,
    toCart: 'To the cart',
    added: (dish: string) => `Added ${dish}`,
    setOf: /Set for One/,
    nearly: 'Nearly a Set for One',
    choose: 'Choose it',
    already: 'It’s a Set for One',
    take: 'Make it the set',
    updateCart: 'Update cart',
    change: (dish: string) => `Edit ${dish}`,
    left: /couldn’t put 1 dish/,
    seafood: { tc: '', en: 'Victoria Seafood Supreme' },
  },
} as const

for (const language of languages) {
  const words = say[language]

  test(`[1.18] the head of the menu names the whole place and the whole shop (${language})`, async ({ page }) => {
    const guest = guestOf(page, language)
    await guest.open('delivery')
    await guest.deliverToNganPak()
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

  test(`[1.18] a set that can be made to suit stays on the menu, and what does not suit is marked inside and on top (${language})`, async ({
    page,
  }) => {
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
  })

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
    const guest = await atMenu(guestOf(page, language))
    await guest.addAtOnce(dishes.chicken)
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
    const guest = await atMenu(guestOf(page, language))
    await guest.add(dishes.porkChopRice, [])
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
    const guest = await atMenu(guestOf(page, language))
    await guest.add(dishes.porkChopRice, [])
    await guest.add(dishes.fries, [])
    await guest.cartBar().tap()
    await expect(guest.cart().getByRole('heading', { name: words.nearly })).toBeVisible()
    await guest.cart().getByRole('link', { name: words.choose }).tap()
    await page.getByRole('button', { name: guest.say.pick(dishes.water[language]) }).tap()
    await page.getByRole('button', { name: guest.say.addToCart }).tap()
    await expect(lines(guest)).toHaveText([dishes.setForOne[language]])
  })

  test(`[1.18] [3.8] a cart that is a cheaper set becomes it at one tap, for what was said (${language})`, async ({ page }) => {
    const guest = await atMenu(guestOf(page, language))
    await guest.add(dishes.porkChopRice, [])
    await guest.add(dishes.fries, [])
    await guest.addAtOnce(dishes.lemonTea)
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
    await guest.open('takeaway')
    await guest.orderAt(shop)
    await guest.add(dishes.pepperoni, [options.twelveInch, options.classicCrust])
    await guest.addAtOnce(dishes.tiramisu)
    await guest.checkOut()
    await guest.place()
    await runOut(shop.storeId, 'tiramisu')
    await page.goto('/orderFood/1?cart=1')
    await guest.cart().getByRole('link', { name: words.again }).tap()
    await expect(lines(guest)).toHaveText([dishes.pepperoni[language]])
    await expect(guest.cart().getByText(new RegExp(options.twelveInch[language]))).toBeVisible()
    await expect(guest.cart().getByText(words.left)).toBeVisible()
    await expect(guest.cart().getByText(new RegExp(dishes.tiramisu[language]))).toBeVisible()
  })
}

/** At the menu of the shop in Mong Kok, for takeaway. */
async function atMenu(guest: Guest): Promise<Guest> {
  await guest.open('takeaway')
  await guest.orderAt(shops.mongKok)
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.say.menu })).toBeAttached()
  return guest
}

/** The dishes of the cart, in their order. */
const lines = (guest: Guest) => guest.cart().getByRole('list', { name: inCart[guest.language] }).getByRole('heading', { level: 3 })
const inCart: Named = { tc: '購物車內的美食', en: 'In the cart' }
