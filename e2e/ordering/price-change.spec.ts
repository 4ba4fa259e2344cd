import { wholeLaneOnly } from '../lane.ts'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '../support/worlds/settings-world.ts'

const command = fileURLToPath(new URL('../../apps/gateway/chain.ts', import.meta.url))

/** Gives dishes other prices, as whoever runs the chain does it; each row is a dish and its price in Hong Kong. */
async function sellAt(rows: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'harbour-prices-'))
  const file = join(folder, 'prices.csv')
  await writeFile(file, ['item,price.31', ...rows].join('\n'))
  const env = { PATH: process.env.PATH, DATA_DIR: process.env.HARBOUR_DATA_DIR }
  await promisify(execFile)(process.execPath, [command, 'import', file, '--table', 'prices'], { env })
  await rm(folder, { recursive: true })
}

test(
  '[2.24] a dish that is sold at another price has a page that shows it, which comes alive as it was written',
  wholeLaneOnly,
  async ({ page }) => {
    const path = '/foodDetail/31-tiramisu?lang=en'
    await sellAt(['tiramisu,77'])
    await expect.poll(async () => (await page.request.get(path)).text()).toMatch(/data-prerendered=.*<div id="root">.*\$77/s)
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => Object.assign(document.querySelector('h1') ?? {}, { fromServer: true }))
    })
    const menu = page.waitForResponse(/\/menu\/[\w-]+\.json/)
    await page.goto(path)
    await menu
    await expect(page.getByRole('button', { name: /\$77/ })).toBeVisible()
    expect(await page.locator('h1').evaluate((heading) => 'fromServer' in heading)).toBe(true)
  },
)
