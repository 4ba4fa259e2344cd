import { wholeLaneOnly } from '../lane.ts'
import { brandIds } from '@harbour/rules'
import { barriers } from '../support/barriers.ts'
import { openOffice, type Office } from '../support/office.ts'
import { changeInDraft } from '../support/outside/catalogue-drafts.ts'
import { officeWords } from '../support/words/office-words.ts'
import { expect, test } from '../support/worlds/office-world.ts'

// One world for all of them: they change other records.
test.describe.configure({ mode: 'default' })

test(
  'prices of all pizzas of Macau go up five percent, to .00 or .50, once what becomes of each was seen',
  wholeLaneOnly,
  async ({ browser }) => {
    const { t, beginsWith } = officeWords.en
    const office = await openOffice(browser, { role: 'menu', language: 'en', brand: brandIds.macau })
    const { page } = office
    await page.goto('/console/office/menu')
    await page.getByRole('combobox', { name: t('menu_category') }).selectOption('pizza')
    await page.getByRole('searchbox').fill('margherita')
    const row = page.getByRole('row', { name: /^Margherita/ })
    await expect(row).toContainText('$112.0')
    for (const theme of ['light', 'dark'] as const) await expectNoBarriers(office, theme)
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('row', { name: /^Hawaiian/ })).toBeVisible()
    await page.getByRole('checkbox', { name: t('office_select_all') }).check()
    await page.getByRole('button', { name: t('menu_bulk_price') }).click()
    const dialog = page.getByRole('dialog')
    const preview = dialog.getByRole('row', { name: /^Margherita/ })
    await expect(preview).toContainText('$117.5')
    for (const theme of ['light', 'dark'] as const) await expectNoBarriers(office, theme)
    await dialog.getByRole('button', { name: beginsWith('menu_price_save') }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('$117.5')
    await expect(row).toContainText('$108.0')
    await expect(row).toContainText(t('menu_state_draft_one', { what: t('office_field_price') }))

    await page.getByRole('button', { name: t('menu_bulk_sold_out') }).click()
    await dialog.getByRole('button', { name: t('menu_sold_out_go') }).click()
    await expect(dialog).toBeHidden()
    await expect(row.getByText(beginsWith('menu_state_out'))).toBeVisible()
    await office.close()
  },
)

test(
  'a pizza is changed by two: what is missing is said, a phone shows it, and who saves second is shown both',
  wholeLaneOnly,
  async ({ browser }) => {
    const { t, beginsWith } = officeWords.tc
    const [office, other] = [
      await openOffice(browser, { role: 'menu', language: 'tc' }),
      await openOffice(browser, { role: 'menu', language: 'tc' }),
    ]
    const { page } = office
    // Both work in one draft.
    await changeInDraft(office.person, { kind: 'product', id: 'chunky-fries', change: (record) => ({ ...record, makeMinutes: 9 }) })
    for (const each of [page, other.page]) await each.goto('/console/office/menu/double-pepperoni')
    const name = (where: Office) => where.page.getByRole('textbox', { name: t('menu_name_tc') }).first()
    await expect(name(other)).toHaveValue('雙重意式肉腸')
    const phone = page.frameLocator('iframe')
    await expect(phone.getByText('雙重意式肉腸').first()).toBeVisible()
    for (const theme of ['light', 'dark'] as const) await expectNoBarriers(office, theme)

    // What the other has begun to type is not changed under their hands.
    await other.page.getByRole('textbox', { name: t('menu_price_hk') }).fill('130')

    await name(office).fill('')
    await expect(page.getByText(t('menu_fault_missing')).first()).toBeVisible()
    await name(office).fill('三重意式肉腸')
    await expect(phone.getByText('三重意式肉腸').first()).toBeVisible()
    const sizes = page.getByRole('region', { name: '1. 尺寸' })
    await sizes
      .getByRole('button', { name: beginsWith('menu_sort_move') })
      .nth(1)
      .focus()
    const saidAt = (place: number) => page.getByText(t('menu_sort_at', { name: '9 吋', place, of: 3 }))
    await page.keyboard.press('Space')
    await expect(saidAt(1)).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(saidAt(2)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(sizes.getByRole('listitem').nth(0)).toContainText('12 吋')

    await page.getByRole('link', { name: t('office_publish') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('office_cancel') })
      .click()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(t('office_saved'))).toBeVisible()

    await other.page.keyboard.press('Control+s')
    const mine = other.page.getByRole('row', { name: t('office_field_name') })
    await expect(mine).toContainText('三重意式肉腸')
    await other.page.getByRole('button', { name: t('office_conflict_settle') }).click()
    await expect(name(other)).toHaveValue('三重意式肉腸')
    await other.page.keyboard.press('Control+s')
    await expect(other.page.getByText(t('office_saved'))).toBeVisible()
    await office.close()
    await other.close()
  },
)

test(
  'a set is put together of what it has, compared with its parts, and copied; headings are put in order',
  wholeLaneOnly,
  async ({ browser }) => {
    const { t, beginsWith } = officeWords.en
    const office = await openOffice(browser, { role: 'menu', language: 'en' })
    const { page } = office
    await page.goto('/console/office/menu/star-ferry-set')
    const chicken = page.getByRole('region', { name: '2. Fried chicken' })
    await chicken.getByRole('textbox', { name: t('menu_at_most') }).fill('1')
    await expect(chicken.getByText(t('menu_fault_range'))).toBeVisible()
    await chicken.getByRole('textbox', { name: t('menu_least') }).fill('1')
    await chicken.getByRole('combobox', { name: t('menu_main_add') }).selectOption('tenders')
    await expect(page.getByText(t('menu_set_price'), { exact: true })).toBeVisible()
    for (const theme of ['light', 'dark'] as const) await expectNoBarriers(office, theme)
    await page.getByRole('button', { name: t('office_save'), exact: true }).click()
    await expect(page.getByText(t('office_saved'))).toBeVisible()

    await page.getByRole('button', { name: t('menu_copy'), exact: true }).click()
    await expect(page.getByRole('textbox', { name: t('menu_code') }).first()).toHaveValue('star-ferry-set-2')
    await page.getByRole('button', { name: t('office_save'), exact: true }).click()
    await expect(page).toHaveURL(/star-ferry-set-2$/)

    await page.goto('/console/office/menu/categories')
    const order = page.getByRole('list', { name: t('menu_category_order') })
    await expect(order.getByRole('listitem').nth(1)).toContainText('Pizza')
    for (const theme of ['light', 'dark'] as const) await expectNoBarriers(office, theme)
    await order.getByRole('button', { name: t('menu_sort_down', { name: 'Pizza' }), exact: true }).click()
    await expect(order.getByRole('listitem').nth(2)).toContainText('Pizza')
    await expect(page.getByRole('link', { name: beginsWith('office_draft_changes') })).toBeVisible()
    await office.close()
  },
)

async function expectNoBarriers({ page }: Office, theme: 'light' | 'dark') {
  await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme)
  expect.soft(await barriers(page, theme), theme).toEqual([])
}
