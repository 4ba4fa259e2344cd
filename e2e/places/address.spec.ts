import type { Page } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import { dishes, nganPakMansion, options } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages } from '../support/words/words.ts'

const says = inBoth(({ t, either }) => ({
  pinned: t('address_pinned'),
  use: t('address_use'),
  delivers: t('address_delivers'),
  outside: t('address_outside'),
  collect: t('address_takeaway'),
  nearest: either(/最近的是.+，距離 [\d.]+ 公里。/, /The nearest is .+, [\d.]+ km away\./),
  within: either(/^10 公里內 \d+ 間$/, /^\d+ shops within 10 km$/),
  all: t('shops_show_all'),
  sea: t('address_sea'),
  detail: t('address_number'),
  saved: t('address_saved'),
  manage: t('address_manage'),
  office: t('address_tag_office'),
  edit: either(/^更改/, /^Edit/),
  remove: either(/^刪除/, /^Delete/),
  undo: t('address_undo'),
  makeDefault: either(/^設為預設/, /^Make default/),
  isDefault: t('address_default_badge'),
  add: t('address_add'),
}))

for (const language of languages) {
  const said = says[language]
  const pinned = (page: Page) => page.getByRole('region', { name: said.pinned }).getByRole('status').first()

  test.describe(`beneath the pin (${language})`, () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 22.2855, longitude: 114.2187, accuracy: 20 } })

    test(
      '[1.16] [2.15] the map is drawn along beneath the pin, and an order goes to the place it comes to rest at',
      wholeLaneOnly,
      async ({ page }) => {
        const guest = guestOf(page, language)
        await toThePlace(guest)
        await expect(pinned(page)).toContainText(nganPakMansion.building[language])
        // A map that has not come yet is not drawn along.
        await expect(page.locator('path.map__land').first()).toBeAttached()
        await drag(page, page.getByRole('application'), { x: -110, y: -20 })
        await expect(pinned(page)).not.toContainText(nganPakMansion.building[language])
        await expect(pinned(page)).toContainText(said.delivers)
        await page.getByRole('button', { name: said.use }).tap()
        await guest.add(dishes.pepperoni, [options.twelveInch, options.classicCrust])
        await guest.checkOut()
        const number = page.getByRole('textbox', { name: said.detail })
        await expect(page.getByRole('textbox', { name: guest.say.floor })).toBeVisible()
        if (await number.isVisible()) await number.fill('8')
        await guest.sayDoor()
        await guest.sayWho()
        await guest.place()
      },
    )
  })

  test.describe(`where nobody delivers (${language})`, () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 22.2651, longitude: 114.0015, accuracy: 20 } })

    test('[8.12] a place out of the area offers the shops near it', wholeLaneOnly, async ({ page }) => {
      await toThePlace(guestOf(page, language))
      await expect(pinned(page)).toContainText(said.outside)
      await expect(page.getByRole('button', { name: said.use })).toBeHidden()
      await expect(page.getByText(said.nearest)).toBeVisible()
      await page.getByRole('link', { name: said.collect }).tap()
      await expect(page).toHaveURL(/\/selectShop\?near=22\.26/)
      await expect(page.getByRole('status').getByText(said.within)).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      const shown = await page.getByRole('article').count()
      await page.getByRole('button', { name: said.all }).tap()
      await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(shown)
    })
  })

  test.describe(`at sea (${language})`, () => {
    test.use({ permissions: ['geolocation'], geolocation: { latitude: 22.24, longitude: 114.13, accuracy: 20 } })

    test('[8.12] a pin in the sea says so, and leads nowhere', async ({ page }) => {
      await toThePlace(guestOf(page, language))
      await expect(page.getByText(said.sea)).toBeVisible()
      await expect(page.getByRole('button', { name: said.use })).toBeHidden()
    })
  })

  test(
    `[1.16] [2.17] [3.5] addresses are saved, changed, made the default and deleted, and come back (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const guest = guestOf(page, language)
      await toTheDoor(guest)
      await guest.sayAddress()
      await page.getByRole('radio', { name: said.office }).check()
      await page.getByRole('button', { name: guest.say.deliverHere }).tap()
      await expect(page).toHaveURL(({ pathname }) => pathname === '/selectPlace')

      await page.goto('/place/1')
      const cards = page.getByRole('list', { name: said.saved })
      await expect(cards.getByRole('button')).toContainText(said.office)
      await page.getByRole('link', { name: said.manage }).tap()
      await page.getByRole('button', { name: said.manage }).tap()
      await expect(cards).toContainText(said.isDefault)
      await cards.getByRole('link', { name: said.edit }).tap()
      await page.getByRole('textbox', { name: guest.say.floor }).fill('31')
      await page.getByRole('button', { name: guest.say.deliverHere }).tap()
      await expect(cards).toContainText('31')

      await page.goto('/selectPlace?manage=1')
      await expect(cards).toContainText('31')
      await cards.getByRole('button', { name: said.remove }).tap()
      await expect(cards.getByRole('listitem')).toHaveCount(0)
      await page.getByRole('button', { name: said.undo }).tap()
      await expect(cards.getByRole('listitem')).toHaveCount(1)
    },
  )

  test(`[1.16] [3.4] another address can be made the default (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    await toTheDoor(guest)
    await guest.sayAddress()
    await page.getByRole('button', { name: guest.say.deliverHere }).tap()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/selectPlace')
    await page.goto('/selectPlace?manage=1')
    await page.getByRole('link', { name: said.add }).tap()
    await searchNganPak(guest)
    await guest.sayAddress({ floor: '9', flat: 'C' })
    await page.getByRole('button', { name: guest.say.deliverHere }).tap()
    const cards = page.getByRole('list', { name: said.saved }).getByRole('listitem')
    await page.getByRole('button', { name: said.makeDefault }).tap()
    await expect(cards.first().getByRole('button', { name: said.makeDefault })).toBeVisible()
    await expect(cards.last().getByRole('button', { name: said.makeDefault })).toBeHidden()
  })

  test(`[1.16] one tap delivers to a saved address (${language})`, wholeLaneOnly, async ({ page }) => {
    const guest = guestOf(page, language)
    await toTheDoor(guest)
    await guest.sayAddress()
    await page.getByRole('button', { name: guest.say.deliverHere }).tap()
    await expect(page).toHaveURL(({ pathname }) => pathname === '/selectPlace')
    await page.goto('/place/1?next=/confirmorder/2')
    await page.getByRole('list', { name: said.saved }).getByRole('button').tap()
    await expect(page).toHaveURL(/\/confirmorder\/2/)
  })
}

async function toThePlace(guest: Guest) {
  await guest.open('delivery')
  await guest.page.getByRole('link', { name: guest.say.start }).tap()
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.say.whereTo })).toBeAttached()
}

/** To the form of an address that is to be kept, which asks for the door at once. */
async function toTheDoor(guest: Guest) {
  await guest.page.goto(`/place/1?next=/selectPlace&lang=${guest.language}`)
  await searchNganPak(guest)
}

async function searchNganPak({ page, say, language }: Guest) {
  await page.getByRole('searchbox', { name: say.searchPlace }).fill(nganPakMansion.typed[language])
  await page.getByRole('list', { name: say.foundPlaces }).getByRole('button', { name: nganPakMansion.building[language] }).tap()
  await expect(page.getByRole('heading', { level: 1, name: say.deliveryAddress })).toBeVisible()
}

/** Presses, moves in small steps, and lets go. */
async function drag(page: Page, what: ReturnType<Page['getByRole']>, { x, y }: { x: number; y: number }) {
  const box = await what.boundingBox()
  if (!box) throw new Error('nothing to drag')
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + x, fromY + y, { steps: 8 })
  await page.mouse.up()
}
