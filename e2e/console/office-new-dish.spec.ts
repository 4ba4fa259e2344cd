import { barriers } from '../support/barriers.ts'
import { shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { wholeLaneOnly } from '../lane.ts'
import { openOffice } from '../support/office.ts'
import { officeWords } from '../support/words/office-words.ts'
import { expect, test } from '../support/worlds/office-world.ts'

const dish = { tc: '咖喱魚蛋', en: 'Curry Fish Balls' } as const

test(
  'a new dish goes from nothing to a guest’s order of it, with a picture of its own and a price of one shop',
  wholeLaneOnly,
  async ({ page, browser }) => {
    const { t, beginsWith } = officeWords.en
    const author = await openOffice(browser, { role: 'menu', language: 'en' })
    const { page: desk } = author
    const field = (name: string) => desk.getByRole('textbox', { name }).first()
    await desk.getByRole('link', { name: t('office_menu') }).click()
    await desk.getByRole('button', { name: t('menu_new_product') }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('combobox', { name: t('menu_category') }).selectOption('sides')
    await dialog.getByRole('button', { name: t('menu_new_go') }).click()
    await field(t('menu_name_tc')).fill(dish.tc)
    await field(t('menu_name_en')).fill(dish.en)
    await field(t('menu_description_tc')).fill('街頭風味，微辣。')
    await field(t('menu_description_en')).fill('As on the street, a little hot.')
    await desk.getByRole('textbox', { name: t('menu_price_hk') }).fill('28')
    await desk.getByRole('textbox', { name: t('menu_price_mo') }).fill('26')
    await desk.getByRole('button', { name: t('menu_rule_add') }).click()
    const rule = desk.getByRole('group', { name: t('menu_rule_of', { number: 1 }) })
    await rule.getByRole('textbox', { name: t('menu_hkd') }).fill('25')
    await rule.getByRole('button', { name: beginsWith('office_shops') }).click()
    await dialog.getByRole('checkbox', { name: shops.taikooShing.en }).check()
    await dialog.getByRole('button', { name: t('office_pick', { count: 1 }) }).click()

    await desk.getByRole('button', { name: t('menu_picture_choose') }).click()
    // Any picture that is large enough will do: one of this page.
    const file = { name: 'fish-balls.png', mimeType: 'image/png', buffer: await desk.screenshot() }
    await dialog.getByLabel(t('menu_picture_file')).setInputFiles(file)
    await expect(dialog.getByText(t('menu_focus_say'))).toBeVisible()
    for (const theme of ['light', 'dark'] as const) {
      await desk.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme)
      expect.soft(await barriers(desk, theme), theme).toEqual([])
    }
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: t('office_save'), exact: true }).click()
    await expect(desk).toHaveURL(/\/menu\/curry-fish-balls$/)
    await desk.getByRole('link', { name: beginsWith('office_draft_changes') }).click()
    await desk.getByRole('button', { name: beginsWith('publish_go') }).click()
    await expect(desk.getByText(t('publish_another_person'))).toBeVisible()

    const other = await openOffice(browser, { role: 'menu', language: 'tc' })
    const say = officeWords.tc
    const { pathname } = new URL(desk.url())
    await other.page.goto(pathname)
    await other.page.getByRole('button', { name: say.beginsWith('publish_approve') }).click()
    const versionNo = pathname.split('/').at(-1) ?? ''
    const version = other.page.getByRole('row').filter({ has: other.page.getByRole('link', { name: versionNo, exact: true }) })
    await expect(version).toContainText(say.t('publish_state_live'))

    const guest = guestOf(page, 'tc')
    await guest.open('takeaway')
    await guest.orderAt(shops.taikooShing)
    await expect(page.getByRole('article').filter({ hasText: dish.tc }).locator('img').first()).toBeVisible()
    await guest.addAtOnce(dish)
    await guest.checkOut()
    await guest.expectReady()
    await expect(guest.placeButton()).toContainText('$25')
    await guest.place()
    await expect(page.getByText(dish.tc).first()).toBeVisible()
    await author.close()
    await other.close()
  },
)
