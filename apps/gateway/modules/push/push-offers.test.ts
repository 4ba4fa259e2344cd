import { dataExport, logout, pushSubscribe, pushUnsubscribe, userDelete, userUpdate } from '@harbour/protocol'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { alsoOn, goodPassword, newMember, type NewMember } from '../../testing/members.fixtures.ts'
import { startPushSandbox, type SandboxBrowser } from '../../testing/push-sandbox.ts'
import { newGuest } from '../../testing/orders.fixtures.ts'
import { noon, startGateway, type As } from '../../testing/gateway.ts'
import { pushOffersRound } from './push-offers.ts'

const at = (moment: string) => Date.parse(`${moment}+08:00`)
const offer = 'afternoon-takeaway'
const title = '午後自取，即減有著數'

const sandbox = await startPushSandbox()
const clock = { at: noon, now: () => clock.at }
const gateway = await startGateway({ clock, environment: { PUSH_ORIGINS: sandbox.url } })
afterAll(async () => {
  await gateway.stop()
  sandbox.stop()
})
beforeEach(() => void (clock.at = noon))

const round = () => pushOffersRound(gateway.context)
const titles = async (browser: SandboxBrowser) => (await sandbox.told(browser)).map(({ news }) => news.title)
const consent = (member: As, flags: object) => gateway.ask(userUpdate, flags, member)

async function listening(as: As): Promise<SandboxBrowser> {
  const { id, ...subscription } = await sandbox.open()
  await gateway.ask(pushSubscribe, subscription, as)
  return { id, ...subscription }
}

/** A member who has asked for offers, and whose browser listens. */
async function newOfferSubscriber(from: As = {}): Promise<{ member: NewMember; browser: SandboxBrowser }> {
  const member = await newMember(gateway, {}, from)
  await consent(member, { receiveNews: true })
  return { member, browser: await listening(member) }
}

test('[2.38] who has asked for offers is told of one once, on each device, in its language; a tap opens its text', async () => {
  const { member, browser } = await newOfferSubscriber()
  const english = await alsoOn(gateway, member, { deviceId: crypto.randomUUID(), language: 2 })
  const second = await listening(english)
  await Promise.all([round(), round(), round()])
  await round()
  const told = await sandbox.told(browser)
  expect(told.map(({ news }) => news)).toEqual([
    {
      title,
      body: '星期一至五 14:30–17:30 自取即享。',
      tag: `offer ${offer}`,
      seq: 1,
      url: `/infoDetail?id=${offer}`,
      lang: 'zh-Hant-HK',
    },
  ])
  expect(told[0]).toMatchObject({ urgency: 'low', ttl: 10 * 3600 })
  expect(await titles(second)).toEqual(['Less to pay for afternoon takeaway'])
})

test('[2.38] news of orders alone are no consent to offers; nobody hears of them who is no member or has changed their mind', async () => {
  const orders = await newMember(gateway)
  await consent(orders, { addressNotification: true, receiveNews: false })
  const { member: regretful, browser } = await newOfferSubscriber()
  await consent(regretful, { receiveNews: false })
  const silent = [await listening(orders), await listening(await newGuest(gateway)), browser]
  await round()
  expect(await Promise.all(silent.map(titles))).toEqual([[], [], []])
})

test('who has logged out hears of no offer', async () => {
  const { member, browser } = await newOfferSubscriber()
  await gateway.ask(logout, {}, member)
  await round()
  expect(await titles(browser)).toEqual([])
})

test('from 22:00 to 09:00 nobody is told; what waited comes in the morning, and only until the evening', async () => {
  const { browser } = await newOfferSubscriber()
  for (const night of ['2026-11-20T22:00:00', '2026-11-21T00:30:00', '2026-11-21T08:59:59']) {
    clock.at = at(night)
    await round()
  }
  expect(await titles(browser)).toEqual([])
  clock.at = at('2026-11-21T09:00:00')
  await round()
  expect(await titles(browser)).toEqual([title])
  const { browser: late } = await newOfferSubscriber()
  clock.at = at('2026-11-21T21:59:59')
  await round()
  expect(await sandbox.told(late)).toMatchObject([{ ttl: 1 }])
})

test('an offer that is not out yet, or over, is told to nobody', async () => {
  const { browser } = await newOfferSubscriber()
  const [out, over] = [at('2026-11-16T10:00:00'), at('2027-01-01T09:00:00')]
  for (const moment of [out - 1000, over]) {
    clock.at = moment
    await round()
  }
  expect(await titles(browser)).toEqual([])
})

test('switching notifications off and on tells nobody of an offer again, and a lost answer neither', async () => {
  const { member, browser } = await newOfferSubscriber()
  await sandbox.answer(browser, 503)
  await round()
  await gateway.ask(pushUnsubscribe, {}, member)
  const again = await listening(member)
  clock.at = noon + 86_400_000
  await round()
  expect([await titles(browser), await titles(again)]).toEqual([[], []])
})

test('a browser that is gone is forgotten', async () => {
  const { member, browser } = await newOfferSubscriber()
  await sandbox.close(browser)
  await round()
  expect(await gateway.context.pushes.of(member.userId)).toEqual([])
})

test('a region has offers of its own, and no device hears of more than one a day', async () => {
  const { catalogue } = gateway.context
  const [macau, both] = [{ brands: [42], informationId: 'egg-tarts' }, { informationId: 'soup' }]
  const records = [macau, both].map((its) => ({
    ...catalogue.news(31, noon).find(({ informationId }) => informationId === offer)!,
    ...its,
  })) // of the demo chain
  const news = (brand: 31 | 42) => records.filter(({ brands }) => (brands as number[]).includes(brand))
  const deps = { ...gateway.context, catalogue: { ...catalogue, news } }
  const [here, there] = [await newOfferSubscriber(), await newOfferSubscriber({ brand: 42 })]
  const heard = async () =>
    [await sandbox.told(here.browser), await sandbox.told(there.browser)].map((told) => told.map(({ news: { tag } }) => tag))
  await pushOffersRound(deps)
  await pushOffersRound(deps)
  expect(await heard()).toEqual([['offer soup'], ['offer egg-tarts']])
  clock.at = at('2026-11-21T09:00:00')
  await pushOffersRound(deps)
  expect(await heard()).toEqual([['offer soup'], ['offer egg-tarts', 'offer soup']])
})

test('what a member was told of stands in their data, and goes with them', async () => {
  const { member } = await newOfferSubscriber()
  await round()
  expect(JSON.stringify(await gateway.ask(dataExport, {}, member))).toContain(offer)
  await gateway.ask(userDelete, { password: goodPassword }, member)
  expect(await gateway.context.toldOffers.of(member.userId)).toEqual([])
})
