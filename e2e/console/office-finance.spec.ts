import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { brandIds } from '@harbour/rules'
import { wholeLaneOnly } from '../lane.ts'
import { barriers } from '../support/barriers.ts'
import { dishes, shops } from '../support/chain.ts'
import { openOffice } from '../support/office.ts'
import { payOrder, type PaidOrder } from '../support/outside/paid-orders.ts'
import { expect, test } from '../support/worlds/test.ts'

/** A settlement file of an order, of half a dollar that was given back for it at a terminal, and of a payment that is nobody's order: all at one moment. */
function monthOf({ headings, line }: PaidOrder): string {
  const [payment = '', , , , , , currency = '', at = ''] = line.split(',')
  const terminal = `re_terminal_${payment},refund,${payment},terminal 0311,-0.50,0.00,${currency},${at}`
  const stranger = `pay_stranger_${payment},payment,pay_stranger,somebody,13.00,0.10,${currency},${at}`
  return [headings, line, terminal, stranger, ''].join('\n')
}

/** Nothing bars anybody from this page once it has come, neither in the light nor in the dark. */
async function expectNoBarriers(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((worn) => void (document.documentElement.dataset.theme = worn), theme)
    expect.soft(await barriers(page, theme), `${page.url()}, ${theme}`).toEqual([])
  }
}

async function importFile(page: Page, say: { open: string; file: string; go: string }, name: string, csv: string) {
  await page.getByRole('button', { name: say.open }).click()
  await page
    .getByRole('dialog')
    .getByLabel(say.file, { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('dialog').getByRole('button', { name: say.go, exact: true }).click()
}

test('a month is reconciled: a file comes in, each difference is explained, and no cent is left', wholeLaneOnly, async ({ browser }) => {
  const order = await payOrder(shops.taikooShing, dishes.chicken)
  const { page, close } = await openOffice(browser, { role: 'finance', language: 'en' })
  const say = { open: 'Import file', file: 'File', go: 'Import' }
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Reconciliation' }).click()
  await importFile(page, say, 'wrong.csv', 'shop,sales\n3101,89.00\n')
  await expect(dialog.getByRole('alert')).toContainText('The file has faults')
  await expect(dialog.getByText('Line 1: id')).toBeVisible()
  await dialog
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'month.csv', mimeType: 'text/csv', buffer: Buffer.from(monthOf(order)) })
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(dialog.getByText('Lines imported: 3.')).toBeVisible()
  await dialog.getByRole('button', { name: 'To the differences' }).click()

  await expect(page.getByText('$13.5 not explained')).toBeVisible()
  await expectNoBarriers(page)
  const explain = async (row: string, reason: string, note: string) => {
    await page.getByRole('table', { name: 'Inbox' }).getByRole('link', { name: row }).click()
    await page.getByRole('button', { name: 'I take it' }).click()
    await page.getByRole('button', { name: reason }).click()
    await page.getByLabel('Note for the auditor').fill(note)
    await page.getByRole('button', { name: 'Explain', exact: true }).click()
  }
  await explain(order.orderNo, 'Returned', 'Cutlery refunded at the terminal, receipt 0311-442')
  await expect(page.getByText('$13.0 not explained')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('$13.5 not explained')).toBeVisible()
  await page.getByRole('button', { name: 'Returned' }).click()
  await page.getByRole('button', { name: 'Explain', exact: true }).click()
  await expect(page.getByText('$13.0 not explained')).toBeVisible()
  await expectNoBarriers(page)
  await explain('pay_stranger', 'Provider’s mistake', 'Another shop’s payment, told to them')
  await expect(page.getByText('$0.0 not explained')).toBeVisible()
  await expect(page.getByText('Every cent is explained.')).toBeVisible()
  await page.getByRole('button', { name: 'Settle' }).click()
  await expect(page.getByRole('link', { name: 'Settled 1' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Settled 1' })).toBeVisible()
  await importFile(page, say, 'month.csv', monthOf(order))
  await expect(dialog.getByText(/has imported this file before/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Day’s ends' }).click()
  await expect(page.getByText('Cash in the ledger')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('link', { name: 'The ledger by itself' }).click()
  await expect(page.getByText('Every booking of the last 40 days adds up to zero.')).toBeVisible()
  await expectNoBarriers(page)
  await close()
})

test(
  'an order’s lines stand on both sides of the ledger and go out as a file, and the reports of its day have it',
  wholeLaneOnly,
  async ({ browser }) => {
    const order = await payOrder(shops.senado, dishes.chicken)
    const { page, close } = await openOffice(browser, { role: 'finance', language: 'tc', brand: brandIds.macau })
    await page.getByRole('link', { name: '分類賬' }).click()
    await page.getByRole('searchbox', { name: '訂單或分錄編號' }).fill(order.orderNo)
    const lines = page.getByRole('table')
    await expect(lines.getByRole('row')).toHaveCount(3)
    await expect(lines.getByRole('row').nth(1)).toContainText((order.paid / 100).toFixed(2))
    await expect(page.getByText('平衡', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: /^銷售/ }).click()
    await expect(lines.getByRole('row')).toHaveCount(2)
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    const file = await readFile(await (await saved).path(), 'utf8')
    expect(file).toContain(`,${order.orderNo},4201,sales,-${order.paid / 100},`)
    await expectNoBarriers(page)

    await page.getByRole('link', { name: '報表' }).click()
    await page.getByLabel('期間').selectOption({ label: '今日' })
    await page.getByRole('link', { name: '按付款方式' }).click()
    const methods = page.getByRole('table', { name: '各付款方式淨銷售額' })
    await expect(methods.getByRole('row', { name: /支付寶/ })).toBeVisible()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: '準時' }).click()
    await expect(page.getByText(/^這段日子沒有記錄|各店準時率/).first()).toBeVisible()
    await page.getByRole('link', { name: '概覽' }).click()
    await expect(page.getByRole('table', { name: '逐日' }).getByRole('row')).toHaveCount(2)
    await expectNoBarriers(page)
    await close()
  },
)
