import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { wholeLaneOnly } from '../lane.ts'
import { dishes, nganPakMansion, shops } from '../support/chain.ts'
import { couponWords } from '../support/words/coupon-words.ts'
import { guestOf } from '../support/guest.ts'
import { comeBack, join, memberOf, type SignedInMember } from '../support/member.ts'
import { guestIn, insideApp, logged, nativeWords, openShell } from '../support/outside/native.ts'
import { payerOf } from '../support/payer.ts'
import { expect, test } from '../support/worlds/test.ts'
import { languages, words } from '../support/words/words.ts'

for (const language of languages) {
  const say = nativeWords[language]

  test(
    `[1.9] [2.34] [6.3] [6.5] [7.32] a member of the app orders in it, and goes back to it (${language})`,
    wholeLaneOnly,
    async ({ page }) => {
      const systems = new Set<string>()
      page.on('request', (request) => {
        const [, system] = /name="system"\r\n\r\n(\w+)/.exec(request.postData() ?? '') ?? []
        if (system) systems.add(system)
      })
      const kitty = await join()
      const { frame, logIn, status } = await openShell(page, language)
      await logIn(kitty)
      await expect.poll(() => guestIn(frame)).toMatchObject({ userId: kitty.userId, visitor: false })
      await expect(frame.getByRole('navigation', { name: words[language].tabBar })).toBeHidden()

      const guest = guestOf(frame as unknown as Page, language) // a frame has all of a page that a guest needs
      await guest.open('takeaway')
      await guest.orderAt(shops.mongKok)
      await guest.addAtOnce(dishes.chicken)
      await guest.checkOut()
      await guest.sayWho()
      await guest.place()
      expect([...systems]).toEqual(['APP'])
      await frame.getByRole('button', { name: say.orders }).tap()
      await expect(status).toHaveText('The app shows its orders.')
      await frame.goto(`/mine?lang=${language}`)
      await expect(frame.getByText(memberOf(page, language).say.member('Kitty Chan'))).toBeVisible()
      await frame.goto(`/home?lang=${language}`)
      await frame.getByRole('button', { name: say.leave }).tap()
      await expect(status).toHaveText('The app has closed the page.')
    },
  )

  test(`[1.25] [7.31] the app’s scanner, and the place that was chosen in it, are used (${language})`, wholeLaneOnly, async ({ page }) => {
    const [lat, lng] = [22.2855, 114.2187]
    const { deviceId, userId, phone, accessCode } = await join()
    await insideApp(page, language === 'tc' ? 'android' : 'ios', {
      getAppParams: { deviceId, userId, phone, accecode: accessCode, brand: 31 },
      getSelectLocation: { lat, lng, floor: '12', flat: 'B' },
      getCouponTipsIsHide: true,
      onScanr: 'HARBOUR25',
    })
    await page.goto(`/home?lang=${language}`)
    await expect(page.getByText(nganPakMansion.building[language])).toBeVisible()
    await page.goto(`/coupon/1?lang=${language}`)
    await page.getByRole('button', { name: couponWords[language].scan }).tap()
    await expect(page.getByRole('textbox', { name: couponWords[language].promo })).toHaveValue('HARBOUR25')
  })
}

test('[1.25] [7.31] a code that the app’s scanner reads and that is none of ours is said to be so', async ({ page }) => {
  await insideApp(page, 'android', { getAppParams: { brand: 31 }, onScanr: 'https://elsewhere.example/' })
  for (const language of languages) {
    await page.goto(`/coupon/1?lang=${language}`)
    await page.getByRole('button', { name: couponWords[language].scan }).tap()
    await expect(page.getByText(couponWords[language].nothingScanned)).toBeVisible()
    await expect(page.getByRole('textbox', { name: couponWords[language].promo })).toHaveValue('')
  }
})

test('[1.9] [1.20] a card pays an order in the app’s frame, from home until it is placed', wholeLaneOnly, async ({ page }) => {
  const kitty = await join()
  const { frame, logIn } = await openShell(page, 'en')
  await logIn(kitty)
  await expect.poll(() => guestIn(frame)).toMatchObject({ userId: kitty.userId })
  const guest = guestOf(frame as unknown as Page, 'en') // a frame has all of a page that a guest needs
  const payer = payerOf(guest)
  await guest.open('takeaway')
  await guest.orderAt(shops.mongKok)
  await guest.addAtOnce(dishes.chicken)
  await guest.checkOut()
  await payer.toProvider('card')
  await payer.useCard('asks')
  await frame.getByRole('button', { name: payer.say.itIsMe }).tap()
  await payer.expectPlaced()
  await expect(frame.getByText(payer.say.card)).toBeVisible()
  expect(await guestIn(frame)).toMatchObject({ userId: kitty.userId, visitor: false })
})

test('[3.22] [6.3] the access code of another member opens nothing, and is told of', wholeLaneOnly, async ({ page }) => {
  const [kitty, other] = [await join(), await join()]
  const { frame, claims } = await openShell(page, 'en')
  await expect.poll(() => guestIn(frame)).toMatchObject({ visitor: true })
  const { deviceId, accessCode } = other
  const line = await logged(page, 'the access code of another user', () =>
    claims({ userId: kitty.userId, phone: kitty.phone, accessCode, deviceId, brand: 31 }),
  )
  for (const secret of [kitty.userId, kitty.phone, accessCode]) expect(line).not.toContain(secret)
  await expect.poll(() => guestIn(frame)).toMatchObject({ visitor: true })
  await frame.goto('/mine?lang=en')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.getByText('Kitty Chan')).toBeHidden()
})

test(
  '[7.31] what the app did not say, or not as agreed, is dropped and told of, and the guest orders on',
  wholeLaneOnly,
  async ({ page }) => {
    const { frame, answers, press } = await openShell(page, 'en')
    await expect.poll(() => guestIn(frame)).toMatchObject({ visitor: true })
    await logged(page, 'an answer to nothing that was asked', () => press('Send an answer that nobody asked for'))
    const forged = { harbour: 'answer', id: crypto.randomUUID(), data: { userId: 'somebody', accessCode: 'x' } }
    await logged(page, 'a message from somewhere else', () => frame.evaluate((said) => window.postMessage(said, '*'), forged))
    await answers('getAppParams', 'answers with something else')
    await logged(page, 'an answer to getAppParams', () => press('Order'))
    await expect(frame.getByRole('radio', { name: words.en.ways.takeaway })).toBeVisible()
    await expect.poll(() => guestIn(frame)).toMatchObject({ visitor: true })
  },
)

test(
  '[7.31] what is chosen in the app while the page is open is where an order goes, and the newest word about the guest counts',
  wholeLaneOnly,
  async ({ page }) => {
    const [kitty, ming] = [await join(), await join()]
    const { frame, answers, claims, chooses } = await openShell(page, 'en')
    await expect.poll(() => guestIn(frame)).toMatchObject({ visitor: true })
    await answers('getAppParams', 'answers after two seconds')
    await claims(paramsOf(kitty))
    await answers('getAppParams', 'answers')
    await chooses({ lat: 22.2855, lng: 114.2187, floor: '12', flat: 'B' })
    await claims(paramsOf(ming))
    // It may be asked more than once while both change.
    await expect(
      page
        .getByRole('log')
        .getByText(new RegExp(`^app: .*"answer".*${kitty.userId}`))
        .first(),
    ).toBeVisible()
    await expect(frame.getByText(nganPakMansion.building.en)).toBeVisible()
    await expect.poll(() => guestIn(frame)).toMatchObject({ userId: ming.userId, visitor: false })
  },
)

const paramsOf = ({ deviceId, userId, phone, accessCode }: SignedInMember) => ({ deviceId, userId, phone, accessCode, brand: 31 })

test(
  '[4.2] [4.3] a session that ended elsewhere is asked for again from the app, and its login comes',
  wholeLaneOnly,
  async ({ page, browser }) => {
    const kitty = await join()
    const { frame, logIn, claims, status } = await openShell(page, 'en')
    await logIn(kitty)
    await expect.poll(() => guestIn(frame)).toMatchObject({ userId: kitty.userId })
    const other = await browser.newContext({ baseURL: process.env.HARBOUR_URL, hasTouch: true })
    const elsewhere = await other.newPage()
    await comeBack(elsewhere, kitty)
    await elsewhere.goto('/devices?lang=en')
    const member = memberOf(elsewhere, 'en')
    await member.button(member.say.others).tap()
    await expect(member.button(member.say.others)).toBeHidden()
    await other.close()
    await frame.goto('/mine?lang=en')
    await expect(status).toHaveText('The page asks for a login.')
    await expect.poll(async () => (await guestIn(frame))?.userId).not.toBe(kitty.userId)
    const { deviceId, userId, phone, accessCode } = kitty
    await claims({ deviceId, userId, phone, accessCode, brand: 31 })
    await expect.poll(() => guestIn(frame)).toMatchObject({ userId, visitor: false })
  },
)

test('[1.9] a page that is no shell cannot frame the app', async ({ page, troubles }) => {
  troubles.expect(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE|favicon/)
  const html = `<link rel="icon" href="data:,"><iframe src="${process.env.HARBOUR_URL}/home"></iframe>`
  const stranger = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html)).listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}`) // a TCP server's address is no string
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
  stranger.close()
})
