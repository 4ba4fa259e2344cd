import { wholeLaneOnly } from '../lane.ts'
import { expectWellMade } from '../support/barriers.ts'
import { dishes, shops } from '../support/chain.ts'
import { guestOf, type Guest } from '../support/guest.ts'
import { comeBack, join } from '../support/member.ts'
import { move } from '../support/outside/till.ts'
import { notifyWords } from '../support/words/notify-words.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages } from '../support/words/words.ts'

test.use({ unasked: true })

/** No push service is in reach here; the browser says so. */
const noService = /push service|Registration failed|Push API/i

// Notices come to the app's worker.
test.use({ serviceWorkers: 'allow' })

for (const language of languages) {
  const say = notifyWords[language]

  test(
    `[2.38] a guest is asked beside the order, never before, and a no is remembered (${language})`,
    wholeLaneOnly,
    async ({ page, context }) => {
      await context.grantPermissions(['notifications'])
      const guest = guestOf(page, language)
      const orderId = await order(guest)
      const question = page.getByRole('region', { name: say.ask })
      await expect(question).toBeHidden()
      await page.getByRole('button', { name: guest.say.track }).tap()
      // Of this order, and never over it.
      await expect(question).toContainText(dishes.chicken[language])
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(question.getByRole('checkbox')).toHaveCount(0)
      await expectWellMade(page, 'the question of notifications')
      await move(shops.olympian.storeId, orderId, [10, 12, 18])
      // Who can fetch it has nothing to be told.
      await expect(page.getByText(guest.say.says.ready).first()).toBeVisible()
      await expect(question).toBeHidden()
      await order(guest)
      await page.getByRole('button', { name: guest.say.track }).tap()
      await question.getByRole('button', { name: say.refuse, exact: true }).tap()
      await expect(question).toBeHidden()
      await expect.poll(() => kept(guest)).toMatchObject({ answer: 'no' })
    },
  )
}

test(
  '[2.38] [7.16] a member who allows has the flags; offers only with their own tick; what the browser cannot reach is said',
  wholeLaneOnly,
  async ({ page, context, troubles }) => {
    troubles.expect(noService)
    await context.grantPermissions(['notifications'])
    const say = notifyWords.en
    const member = await join()
    await comeBack(page, member)
    const guest = guestOf(page, 'en')
    await order(guest)
    await page.getByRole('button', { name: guest.say.track }).tap()
    const question = page.getByRole('region', { name: say.ask })
    await expect(question.getByRole('checkbox', { name: say.offers })).not.toBeChecked()
    const answer = page.waitForResponse((response) => response.url().includes('member.userUpdate'))
    await question.getByRole('button', { name: say.allow, exact: true }).tap()
    const { data } = (await (await answer).json()) as { data: object } // the envelope of every answer
    expect(data).toMatchObject({ addressNotification: true, receiveNews: false })
    await expect(page.getByRole('status').filter({ hasText: say.away })).toBeVisible()
    await expect.poll(() => kept(guest)).toMatchObject({ answer: 'yes' })
  },
)

test('[2.38] a browser that has said no is never asked; the account says how to mend it', async ({ page, context }) => {
  // Whatever is not granted is then denied.
  await context.grantPermissions(['geolocation'])
  const say = notifyWords.en
  await page.goto('/mine?lang=en')
  await expect(page.getByRole('switch', { name: say.switch })).toBeDisabled()
  await expect(page.getByText(say.blocked)).toBeVisible()
})

async function order(guest: Guest): Promise<string> {
  await guest.atConfirmation({ shop: shops.olympian, cart: [dishes.chicken] })
  if (await guest.page.getByRole('textbox', { name: guest.say.phone, exact: true }).isVisible()) await guest.sayWho()
  return guest.place()
}

/** The answer that this phone keeps of the question. */
const kept = (guest: Guest) => guest.page.evaluate(() => (JSON.parse(localStorage.getItem('notices') ?? '{}') as { state?: object }).state)
