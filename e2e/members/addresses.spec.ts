import { wholeLaneOnly } from '../lane.ts'
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { nganPakMansion } from '../support/chain.ts'
import { denyLocation } from '../support/outside/deny-location.ts'
import { guestOf } from '../support/guest.ts'
import { comeBack, join, memberOf } from '../support/member.ts'
import { expect, test } from '../support/worlds/test.ts'
import { inBoth } from '../support/words/texts.ts'
import { languages } from '../support/words/words.ts'

const does = inBoth(({ t, either }) => ({
  add: t('address_add'),
  manage: t('address_manage'),
  done: t('address_done'),
  office: t('address_tag_office'),
  edit: either(/^更改/, /^Edit/),
  remove: either(/^刪除/, /^Delete/),
  asDefault: either('設為預設地址', 'Default address'),
  isDefault: t('address_default_badge'),
}))

const kept = {
  addressCode: randomUUID(),
  tag: 'T01',
  isDefault: true,
  contact: { title: 'U02', name: 'Kitty Chan', phone: '61234567' },
  address: {
    building: 'Ngan Pak Mansion',
    district: 'Eastern',
    fullAddress: 'Ngan Pak Mansion, Taikoo Shing Road, Eastern',
    lat: 22.2866,
    lng: 114.2175,
    floor: '12',
    flat: 'B',
  },
}

/** This device keeps an address from before. */
const withAddress = (page: Page) =>
  page.addInitScript(
    (text) => {
      if (!localStorage.getItem('addresses')) localStorage.setItem('addresses', text)
    },
    JSON.stringify({ state: { byBrand: { 31: [kept] } }, version: 0 }),
  )

for (const language of languages) {
  const say = does[language]

  test(
    `[1.14] [1.23] [3.2] [3.5] addresses are added, tagged, changed and deleted from the account, and the gateway keeps them (${language})`,
    wholeLaneOnly,
    async ({ browser, page }) => {
      const who = await join()
      await comeBack(page, who)
      const { say: words } = memberOf(page, language)
      const guest = guestOf(page, language)
      await page.goto(`/mine?lang=${language}`)
      await page.getByRole('link', { name: words.addresses }).tap()
      await page.getByRole('link', { name: say.add }).tap()
      await page.getByRole('searchbox', { name: guest.say.searchPlace }).fill(nganPakMansion.typed[language])
      await page.getByRole('list', { name: guest.say.foundPlaces }).getByRole('button', { name: nganPakMansion.building[language] }).tap()
      await guest.sayAddress()
      await page.getByRole('radio', { name: say.office }).check()
      const added = page.waitForResponse(/addressSave/)
      await page.getByRole('button', { name: guest.say.deliverHere }).tap()
      await added

      const cards = page.getByRole('list', { name: words.savedAddresses })
      await expect(cards).toContainText(say.office)
      await expect(cards).toContainText(say.isDefault)
      await expect(cards).toContainText(words.msKitty)
      await cards.getByRole('link', { name: say.edit }).tap()
      await page.getByRole('textbox', { name: guest.say.floor }).fill('31')
      const changed = page.waitForResponse(/addressSave/)
      await page.getByRole('button', { name: guest.say.deliverHere }).tap()
      await changed
      await expect(cards).toContainText('31')

      const next = await browser.newContext({ baseURL: process.env.HARBOUR_URL })
      const elsewhere = await next.newPage()
      await comeBack(elsewhere, who)
      await elsewhere.goto(`/selectPlace?manage=1&lang=${language}`)
      const there = elsewhere.getByRole('list', { name: words.savedAddresses })
      await expect(there).toContainText('31')
      await expect(there).toContainText(words.msKitty)
      const gone = elsewhere.waitForResponse(/addressDelete/)
      await there.getByRole('button', { name: say.remove }).click()
      await gone
      await next.close()
      await page.reload()
      await expect(page.getByRole('listitem')).toHaveCount(0)
    },
  )

  test(
    `[6.2] an address of this device goes with the account, and comes to the member’s next device (${language})`,
    wholeLaneOnly,
    async ({ browser, page }) => {
      const elsewhere = await nextDevice(browser, page)
      await elsewhere.goto(`/selectPlace?lang=${language}`)
      await expect(elsewhere.getByText(kept.address.building).first()).toBeVisible()
      await elsewhere.context().close()
    },
  )

  test(`[8.7] on home the default address serves by itself where the location is denied, and only there (${language})`, async ({
    page,
  }) => {
    await withAddress(page)
    const guest = guestOf(page, language)
    await guest.open('delivery')
    const start = page.getByRole('link', { name: guest.say.start })
    await expect(start).toHaveAttribute('href', /\/place\/1/)
    await denyLocation(page)
    await page.goto(`/home?lang=${language}`)
    await expect(page.getByText(/^Ngan Pak Mansion/).first()).toBeVisible()
    await start.tap()
    await expect(page).toHaveURL(/\/orderFood\/2/)
  })

  test(
    `[6.2] [8.7] a member’s default address comes from the account to a device that may not know where it is (${language})`,
    wholeLaneOnly,
    async ({ browser, page }) => {
      const elsewhere = await nextDevice(browser, page)
      await elsewhere.goto('/agreement')
      await denyLocation(elsewhere)
      await elsewhere.goto(`/home?lang=${language}`)
      await expect(elsewhere.getByText(/^Ngan Pak Mansion/).first()).toBeVisible()
      await elsewhere.context().close()
    },
  )
}

/** Gives a member the address that this device keeps; a page of theirs on the device that they use next. */
async function nextDevice(browser: Browser, page: Page): Promise<Page> {
  const who = await join()
  await withAddress(page)
  await comeBack(page, who)
  const joined = page.waitForResponse(/addressSave/)
  await page.goto('/mine')
  await joined
  const elsewhere = await (await browser.newContext({ baseURL: process.env.HARBOUR_URL })).newPage()
  await comeBack(elsewhere, who)
  return elsewhere
}
