import { nganPakMansion } from '../support/chain.ts'
import { join } from '../support/member.ts'
import { nativeWords, shellUrl } from '../support/outside/native.ts'
import { words } from '../support/words/words.ts'
import { placeInCash, takeChicken } from './chicken.ts'
import { expect, test } from './test.ts'

const say = { ...words.en, ...nativeWords.en }

test('[1.9] [3.22] [7.31] [7.32] in the chain’s app its member orders to the place that was chosen there, sees the app’s orders, and goes back to it', async ({
  phone,
}) => {
  const kitty = await join()
  const app = phone.inFrame('Harbour')
  await phone.go(shellUrl('en'))
  await app.sees('heading', say.greeting)
  await phone.fill('textbox', 'getSelectLocation: answer', '{"lat":22.2855,"lng":114.2187,"floor":"12","flat":"B"}')
  await phone.fill('textbox', 'Phone', kitty.phone)
  await phone.fill('textbox', 'Password', kitty.password)
  await phone.tap('button', /^Log in$/)
  await phone.reads('Logged in.')
  const guest = () => app.ask('return JSON.parse(localStorage.getItem("store") ?? "{}").state?.user ?? null')
  await expect.poll(guest).toMatchObject({ userId: kitty.userId, visitor: false })
  await app.reads(nganPakMansion.building.en)

  await app.tap('link', say.start)
  await takeChicken(app, 'en')
  await app.fill('textbox', say.phone, '6123 4567')
  await placeInCash(app, 'en')
  await app.tap('button', say.orders)
  await phone.reads('The app shows its orders.')
  expect(await app.faults()).toEqual([])
  await phone.tap('button', /^Order$/)
  await app.tap('button', say.leave)
  await phone.reads('The app has closed the page.')
})
