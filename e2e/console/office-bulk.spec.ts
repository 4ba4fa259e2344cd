import { wholeLaneOnly } from '../lane.ts'
import { openOffice } from '../support/office.ts'
import { officeWords } from '../support/words/office-words.ts'
import { expect, test } from '../support/worlds/office-world.ts'

test(
  'prices of many dishes are changed while their page is left, and all of it is taken back by a key',
  wholeLaneOnly,
  async ({ browser }) => {
    const { t, beginsWith } = officeWords.en
    const office = await openOffice(browser, { role: 'menu', language: 'en' })
    const { page } = office
    let letOn = () => {}
    const held = new Promise<void>((resolve) => (letOn = resolve))
    await page.route(/_name=candao.catalogue.catalogueRecordSave/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/console/office/menu?category=desserts')
    const row = page.getByRole('row', { name: /^Tiramisu/ })
    const before = await row.innerText()
    const dishes = await page
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') })
      .filter({ has: page.getByRole('link') })
      .count()
    const changed = t('menu_price_saved', { count: dishes })
    await page.getByRole('checkbox', { name: t('office_select_all') }).check()
    await page.getByRole('button', { name: t('menu_bulk_price') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: beginsWith('menu_price_save') }).click()
    await dialog.getByRole('button', { name: t('office_work_leave') }).click()
    await expect(dialog).toHaveCount(0)

    await page
      .getByRole('link', { name: t('office_shops'), exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('office_shops') })).toBeVisible()
    await expect(page.getByRole('progressbar', { name: beginsWith('menu_price_work') })).toBeVisible()
    letOn()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(page.getByText(changed)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText(changed)).toHaveCount(0)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await page.goto('/console/office/menu?category=desserts')
    await expect.poll(async () => row.innerText()).toBe(before)
    await office.close()
  },
)

test('a list is narrowed as its filter is typed, and is so again when it is come back to', wholeLaneOnly, async ({ browser }) => {
  const { t } = officeWords.en
  const office = await openOffice(browser, { role: 'menu', language: 'en' })
  const { page } = office
  await page.goto('/console/office/menu')
  const filter = page.getByRole('searchbox', { name: t('menu_find') })
  await filter.pressSequentially('tiramisu')
  await expect(page).toHaveURL(/q=tiramisu/)
  await expect(page.getByRole('row', { name: /^Tiramisu/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Margherita/ })).toHaveCount(0)
  await page
    .getByRole('link', { name: t('office_shops'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('office_shops') })).toBeVisible()
  await page
    .getByRole('link', { name: t('office_menu'), exact: true })
    .first()
    .click()
  await expect(filter).toHaveValue('tiramisu')
  await page.getByRole('button', { name: t('office_clear_filters') }).click()
  await expect(filter).toHaveValue('')
  await expect(page.getByRole('row', { name: /^Margherita/ })).toBeVisible()
  await office.close()
})
