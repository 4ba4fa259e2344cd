import { wholeLaneOnly } from '../lane.ts'
import { barriers } from '../support/barriers.ts'
import { largePizza } from '../support/cart-lines.ts'
import { shops } from '../support/chain.ts'
import { guestOf } from '../support/guest.ts'
import { sendRider } from '../support/outside/shop-people.ts'
import { move } from '../support/outside/till.ts'
import { expectNothingSticksOut } from '../support/screen.ts'
import { deliveryCodeWords, tabletWords } from '../support/words/tablet-words.ts'
import { languages } from '../support/words/words.ts'
import { expect, test } from '../support/worlds/test.ts'

const shop = shops.taikooShing
const here = { latitude: 22.286, longitude: 114.2175 }

for (const language of languages) {
  const say = tabletWords[language].rider

  test(
    `[1.21] a rider finds the door by a link, is seen by the guest, and hands the order over by the code that they say (${language})`,
    wholeLaneOnly,
    async ({ page, browser, baseURL }) => {
      const guest = guestOf(page, language)
      const orderId = await guest.atOrder({ way: 'delivery', cart: [largePizza] })
      await move(shop.storeId, orderId, [10, 12, 21])
      const path = await sendRider(shop.storeId, [orderId])
      const phone = await browser.newContext({
        baseURL,
        viewport: { width: 320, height: 640 },
        geolocation: here,
        permissions: ['geolocation'],
        locale: language === 'tc' ? 'zh-HK' : 'en-HK',
        serviceWorkers: 'block',
      })
      const rider = await phone.newPage()
      await rider.addInitScript(
        (locale) => localStorage.setItem('console.locale', JSON.stringify({ state: { locale }, version: 0 })),
        language === 'en' ? 'en' : 'zh-Hant',
      )
      await rider.goto(path)
      await expect(rider.getByRole('img', { name: say.map })).toBeVisible()
      await expect(rider).not.toHaveURL(/#/)
      await expectNothingSticksOut(rider)
      expect.soft(await barriers(rider)).toEqual([])
      await expect(page.getByText('Ravi').first()).toBeVisible()
      const code = /\d{4}/.exec((await page.getByText(deliveryCodeWords[language]).textContent()) ?? '')?.[0] ?? ''
      const sayCode = async (said: string) => {
        await rider.getByRole('textbox', { name: say.code }).fill(said)
        await rider.getByRole('button', { name: say.byCode }).click()
      }
      await sayCode(code === '0000' ? '0001' : '0000')
      await expect(rider.getByText(say.wrongCode)).toBeVisible()
      await sayCode(code)
      await expect(rider.getByText(say.allDone)).toBeVisible()
      await expect(page.getByText(guest.say.says.delivered).first()).toBeVisible()
      await phone.close()
    },
  )
}
