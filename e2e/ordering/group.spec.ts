import type { Browser, BrowserContext, Page } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import { expectWellMade } from '../support/barriers.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages, type Language } from '../support/words/words.ts'
import { expect, test } from '../support/worlds/test.ts'

const say = inBoth(({ t, either }) => ({
  together: new RegExp(`^${t('cart_group')}`),
  yourName: t('group_your_name'),
  create: t('group_create'),
  nobody: t('group_nobody'),
  joined: (count: number) => t('group_people', { count }),
  qr: t('group_qr_show'),
  code: t('group_qr'),
  join: t('group_join'),
  taken: either('已有人使用這個名字', 'Somebody has this name already'),
  pays: (name: string) => t('group_host_pays', { name }),
  toMenu: t('group_to_menu'),
  adding: (name: string) => t('group_adding_to', { name }),
  send: (name: string) => t('group_send', { name }),
  dishes: t('group_your_dishes'),
  empty: t('group_your_dishes_empty'),
  unsent: t('group_unsent', { count: 1 }),
  close: t('group_close'),
  closed: (name: string) => t('group_closed_guest', { name }),
  ordered: either(
    (name: string) => `${name}已落單`,
    (name: string) => `${name} has ordered`,
  ),
  inCart: t('group_cart_unsent', { count: 2 }),
  cancel: t('group_cancel'),
  over: t('group_over_title'),
  stillOpen: t('confirm_group_open'),
  seeGroup: t('confirm_group_see'),
  overMost: either('超出每人的金額上限', 'more than each person may order'),
  isFor: (name: string) => t('cart_for', { name }),
}))

/** A phone of somebody else. */
async function otherPhone(browser: Browser): Promise<{ other: BrowserContext; phone: Page }> {
  const other = await browser.newContext({
    baseURL: process.env.HARBOUR_URL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  return { other, phone: await other.newPage() }
}

/** Begins a group order from a cart with one dish in it; gives its link. */
async function begin(guest: Guest, most?: string): Promise<string> {
  const { page, language } = guest
  await guest.atMenu({ shop: shops.mongKok, cart: [dishes.fries] })
  await guest.cartBar().tap()
  await guest.cart().getByRole('link', { name: say[language].together }).tap()
  await page.getByRole('textbox', { name: say[language].yourName }).fill('Ada')
  if (most) await page.getByRole('radio', { name: most, exact: true }).check({ force: true })
  await page.getByRole('button', { name: say[language].create }).tap()
  await expect(page.getByRole('heading', { name: say[language].nobody })).toBeVisible()
  return page.url()
}

/** Opens a link on another phone and joins under a name. */
async function join(phone: Page, link: string, { name, language }: { name: string; language: Language }) {
  const url = new URL(link)
  url.searchParams.set('lang', language)
  await phone.goto(url.href)
  await phone.getByRole('textbox', { name: say[language].yourName }).fill(name)
  await phone.getByRole('button', { name: say[language].join, exact: true }).tap()
}

/** Chooses a dish from the menu of the group order, and sends it. */
async function add(guest: Guest, dish: (typeof dishes)[keyof typeof dishes]) {
  const { page, language } = guest
  await page.getByRole('button', { name: say[language].toMenu }).tap()
  await expect(page.getByRole('button', { name: say[language].adding('Ada') })).toBeVisible()
  await guest.addAtOnce(dish)
  await guest.cartBar().tap()
  await page.getByRole('button', { name: say[language].send('Ada') }).tap()
}

const own = ({ page, language }: Guest) => page.getByRole('list', { name: say[language].dishes })

for (const language of languages) {
  test(`a table adds to one order from its own phones, and the host pays for it, each dish with a name (${language})`, async ({
    page,
    browser,
  }) => {
    const host = guestOf(page, language)
    const link = await begin(host)
    const { other, phone } = await otherPhone(browser)
    const ben = guestOf(phone, language)
    await join(phone, link, { name: 'Ben', language })
    await expect(phone.getByText(say[language].pays('Ada'))).toBeVisible()
    await expect(page.getByRole('heading', { name: say[language].joined(1) })).toBeVisible()
    await add(ben, dishes.tarts)
    await expect(own(ben)).toContainText(dishes.tarts[language])
    await expect(page.getByRole('heading', { name: 'Ben', exact: true })).toBeVisible()
    await expect(page.getByText(dishes.tarts[language])).toBeVisible()
    await page.getByRole('button', { name: say[language].close }).tap()
    const names = host.cart().getByText(say[language].isFor('Ben'), { exact: true })
    await expect(names).toHaveCount(1)
    await expect(host.cart().getByText(say[language].isFor('Ada'), { exact: true })).toHaveCount(1)
    await expect(phone.getByText(say[language].closed('Ada'))).toBeVisible()
    await host.cart().getByRole('link', { name: host.say.checkOut }).tap()
    await expect(host.placeButton()).toContainText('$')
    await host.place()
    await expect(phone.getByText(say[language].ordered('Ada'))).toBeVisible()
    await page.getByRole('button', { name: host.say.track }).tap()
    await expect(page.getByText(say[language].isFor('Ben'), { exact: true })).toBeVisible()
    await other.close()
  })
}

test('a dish that is sent without a network arrives once, when there is one', wholeLaneOnly, async ({ page, browser }) => {
  const host = guestOf(page, 'en')
  const link = await begin(host)
  const { other, phone } = await otherPhone(browser)
  const ben = guestOf(phone, 'en')
  await join(phone, link, { name: 'Ben', language: 'en' })
  await add(ben, dishes.tarts)
  await expect(own(ben)).toContainText(dishes.tarts.en)
  await phone.getByRole('button', { name: say.en.toMenu }).tap()
  await ben.addAtOnce(dishes.chicken)
  await ben.cartBar().tap()
  await other.setOffline(true)
  await phone.getByRole('button', { name: say.en.send('Ada') }).tap()
  await expect(phone.getByText(say.en.unsent)).toBeVisible()
  await expect(own(ben).getByRole('listitem')).toHaveCount(1)
  // Back at the menu it is sent as well, and nothing there leads to an order of one's own.
  await phone.getByRole('button', { name: say.en.toMenu }).tap()
  await ben.addAtOnce(dishes.water)
  await expect(ben.cartBar()).toBeVisible()
  await expect(phone.locator('a[href*="/confirmorder"]')).toHaveCount(0)
  await other.setOffline(false)
  await expect(page.getByText(dishes.chicken.en)).toHaveCount(1)
  await phone.getByRole('button', { name: say.en.adding('Ada') }).tap()
  await expect(own(ben).getByRole('listitem')).toHaveCount(2)
  await expect(phone.getByText(say.en.unsent)).toBeHidden()
  await expect(page.getByText(dishes.chicken.en)).toHaveCount(1)
  // An address kept from before leads to no order of one's own either.
  await phone.goto('/confirmorder/1')
  await expect(phone.getByRole('button', { name: say.en.adding('Ada') })).toBeVisible()
  await other.close()
})

test(
  'over the most for each a dish goes back into the cart, and the own cart is there again once the host cancels',
  wholeLaneOnly,
  async ({ page, browser }) => {
    const host = guestOf(page, 'tc')
    const link = await begin(host, '$50')
    const { other, phone } = await otherPhone(browser)
    const ben = guestOf(phone, 'tc')
    await ben.atMenu({ shop: shops.mongKok, cart: [dishes.water] })
    await join(phone, link, { name: 'ada', language: 'tc' })
    await expect(phone.getByText(say.tc.taken)).toBeVisible()
    await phone.getByRole('textbox', { name: say.tc.yourName }).fill('Ben')
    await phone.getByRole('button', { name: say.tc.join, exact: true }).tap()
    await expect(phone.getByText(say.tc.empty)).toBeVisible()
    await phone.getByRole('button', { name: say.tc.toMenu }).tap()
    await ben.addSome(dishes.chicken, 2)
    await ben.cartBar().tap()
    await phone.getByRole('button', { name: say.tc.send('Ada') }).tap()
    await expect(phone.getByText(say.tc.overMost)).toBeVisible()
    await expect(phone.getByText(say.tc.inCart)).toBeVisible()
    await expect(phone.getByText(say.tc.empty)).toBeVisible()
    await page.getByRole('button', { name: say.tc.cancel }).tap()
    await page.getByRole('alertdialog').getByRole('button', { name: say.tc.cancel }).tap()
    await expect(phone.getByRole('heading', { name: say.tc.over })).toBeVisible()
    await phone.goto('/orderFood/1?cart=1&lang=tc')
    await expect(ben.cart().getByRole('heading', { level: 3, name: dishes.water.tc })).toBeVisible()
    await other.close()
  },
)

test('a host who pays while others still add is asked first, and led to the group order', wholeLaneOnly, async ({ page, browser }) => {
  const host = guestOf(page, 'en')
  const link = await begin(host)
  const { other, phone } = await otherPhone(browser)
  await join(phone, link, { name: 'Ben', language: 'en' })
  await add(guestOf(phone, 'en'), dishes.tarts)
  await expect(page.getByRole('heading', { name: 'Ben', exact: true })).toBeVisible()
  await page.goto('/orderFood/1?cart=1&lang=en')
  await host.cart().getByRole('link', { name: host.say.checkOut }).tap()
  await host.expectReady()
  await host.placeButton().tap()
  const question = page.getByRole('alertdialog', { name: say.en.stillOpen })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: say.en.seeGroup }).tap()
  await page.getByRole('button', { name: say.en.close }).tap()
  await host.cart().getByRole('link', { name: host.say.checkOut }).tap()
  await host.expectReady()
  await host.place()
  await expect(phone.getByText(say.en.ordered('Ada'))).toBeVisible()
  await other.close()
})

test('nobody is kept out of a group order: its screens fit, and read well', wholeLaneOnly, async ({ page, browser }) => {
  const host = guestOf(page, 'en')
  await host.atMenu({ shop: shops.mongKok, cart: [dishes.fries] })
  await page.goto('/group')
  await expect(page.getByRole('textbox', { name: say.en.yourName })).toBeVisible()
  await expectWellMade(page, 'group order, begun')
  const link = await begin(host)
  const { other, phone } = await otherPhone(browser)
  const ben = guestOf(phone, 'en')
  await phone.goto(link.replace('#', '?lang=en#'))
  await expect(phone.getByRole('textbox', { name: say.en.yourName })).toBeVisible()
  await expectWellMade(phone, 'group order, joined')
  await join(phone, link, { name: 'Benjamin Bartholomew', language: 'en' })
  await add(ben, dishes.tarts)
  await expect(own(ben)).toContainText(dishes.tarts.en)
  await expectWellMade(phone, 'group order, added to')
  await expect(page.getByText(dishes.tarts.en)).toBeVisible()
  await expectWellMade(page, 'group order, hosted')
  await page.getByRole('button', { name: say.en.qr }).tap()
  await expect(page.getByRole('img', { name: say.en.code })).toBeVisible()
  await expectWellMade(page, 'group order, its code')
  await other.close()
})
