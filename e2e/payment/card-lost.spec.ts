import { wholeLaneOnly } from '../lane.ts'
import { cardOwner } from '../support/card-owner.ts'
import { comeBack, join } from '../support/member.ts'
import { expect, test } from '../support/worlds/settings-world.ts'
import { languages } from '../support/words/words.ts'

// A provider that fails does so for whoever comes first: here nobody else does.
for (const language of languages) {
  test(`[1.20] the number goes to the provider alone, and a lost answer saves one card (${language})`, wholeLaneOnly, async ({ page }) => {
    const { say, type, addButton } = cardOwner(page, language)
    const provider = new URL(process.env.HARBOUR_URL ?? '')
    provider.port = String(Number(provider.port) + 28)
    const told: string[] = []
    page.on('request', (request) => {
      const body = (request.postData() ?? '').replaceAll(/[\s-]/g, '')
      if (body.includes('4242424242424242') || request.url().includes('4242')) told.push(new URL(request.url()).origin)
    })
    await comeBack(page, await join())
    await page.goto(`/bindCard?lang=${language}`)
    await type()
    await fetch(`${provider.origin}/faults`, { method: 'POST', body: JSON.stringify([{ kind: 'cut-after', times: 1, on: ['save'] }]) })
    await addButton.tap()
    await expect(page.getByRole('alert')).toHaveText(say.unsure)
    await addButton.tap()
    await expect(page.getByRole('img', { name: say.picture })).toBeVisible()
    expect(told).toEqual([provider.origin])
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept.replaceAll(/[\s-]/g, '')).not.toContain('42424242')
  })
}
