import { barriers } from '../support/barriers.ts'
import { join, somebody } from '../support/member.ts'
import { openOffice } from '../support/office.ts'
import { messageCount, messageWith } from '../support/outside/outbox.ts'
import { officeWords } from '../support/words/office-words.ts'
import { expect, test } from '../support/worlds/office-world.ts'

test('a campaign goes by SMS to who has asked for offers, says what it costs, and is stopped by its link', async ({ page, browser }) => {
  const { t, beginsWith } = officeWords.en
  const [reader, silent] = [await join(somebody(), { newsBySms: true }), await join()]
  const { page: desk, close } = await openOffice(browser, { role: 'marketing', language: 'en' })
  await desk.getByRole('link', { name: t('office_campaigns') }).click()
  await desk
    .getByRole('button', { name: t('campaigns_new') })
    .first()
    .click()
  await desk.getByRole('textbox', { name: t('campaigns_name') }).fill('Welcome back')
  await desk.getByRole('combobox', { name: t('campaigns_col_channel') }).selectOption('sms')
  await desk.getByRole('button', { name: t('campaigns_on_joined') }).click()
  const text = (inLanguage: string) => desk.getByRole('textbox', { name: inLanguage })
  await text(t('campaigns_in_chinese', { label: t('campaigns_text') })).fill('今個星期外賣薄餅減 $20')
  await text(t('campaigns_in_english', { label: t('campaigns_text') })).fill('This week pizza is $20 less')
  for (const theme of ['light', 'dark'] as const) {
    await desk.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme)
    expect.soft(await barriers(desk, theme), theme).toEqual([])
  }
  await desk.getByRole('button', { name: t('campaigns_send'), exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: beginsWith('campaigns_send_now') }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByText(t('campaigns_state_sent'), { exact: true })).toBeVisible()

  const sms = await messageWith(reader.phone, '/stop/')
  expect(sms).toContain('今個星期外賣薄餅減 $20')
  await page.goto(/https?:\S+\/stop\/\w+/.exec(sms)?.[0] ?? '')
  expect.soft(await barriers(page)).toEqual([])
  await page.getByRole('button').tap()
  await expect(page.getByText('已取消短訊優惠。')).toBeVisible()
  // The code by which they joined is all that the other has had.
  expect(await messageCount(silent.phone)).toBe(1)
  await close()
})
