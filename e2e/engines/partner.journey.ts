import { dishes } from '../support/chain.ts'
import { logOutOfPartner, partnerPhone, partnerUrl, partnerWords } from '../support/outside/partner.ts'
import { words } from '../support/words/words.ts'
import { placeInCash, takeChicken } from './chicken.ts'
import { expect, test } from './test.ts'

const say = words.tc
const partner = partnerWords.tc

test('[1.10] [2.37] [6.4] [7.18] [7.19] [8.8] the partner’s guest finds its card, coupons and address, orders, and is asked for its login once it has ended', async ({
  phone,
}) => {
  const number = partnerPhone()
  await phone.go('/home?lang=tc')
  await phone.go(partnerUrl('/app'))
  await phone.fill('textbox', 'Phone', number)
  await phone.tap('button', /^Log in$/)
  await phone.tap('button', `Open Harbour as ${number}`)
  await phone.reads(partner.inside)
  await expect.poll(() => phone.ask('return location.href')).not.toContain('idtoken')
  await phone.reads(partner.ending(number.slice(-4)))
  await phone.sees('region', partner.coupons)
  await phone.reads(partner.only)

  const [, coupons, orders] = say.tabs
  for (const tab of [coupons, orders]) await phone.tap('link', new RegExp(`^${tab}$`))
  expect(await phone.ask('return location.pathname')).toBe('/home')

  await phone.tap('radio', say.ways.delivery)
  await phone.tap('link', say.start)
  await phone.tap('button', '', { role: 'list', name: partner.places })
  await takeChicken(phone, 'tc')
  await expect.poll(async () => (await phone.sees('textbox', say.phone)).value?.replaceAll(' ', '')).toBe(number)
  await placeInCash(phone, 'tc')
  await phone.reads(dishes.chicken.tc)

  await logOutOfPartner(number)
  await phone.go('/home')
  await phone.sees('dialog', partner.loginTitle)
  await phone.tap('button', partner.login)
  await phone.sees('heading', 'Pearl Rewards')
  expect(await phone.ask('return location.href')).toBe(partnerUrl('/app'))
})
