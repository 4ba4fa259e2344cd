import { campaignStop, dataExport, userDelete, userUpdate } from '@harbour/protocol'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { noon } from '../../../testing/gateway.ts'
import { goodPassword } from '../../../testing/members.fixtures.ts'
import { sendCampaigns } from '../send-campaigns.ts'
import { startCampaigns } from './campaigns.fixtures.ts'

const world = await startCampaigns()
const { gateway, clock, later, rounds, send, found, member, listening, sandbox, sentTo } = world
afterAll(world.stop)
/** Nobody of one test is told by the campaigns of another. */
beforeEach(async () => {
  clock.at = noon
  await gateway.context.db.rows({ name: '', text: 'update members set news_by_sms = false, news_by_email = false, receive_news = false' })
})

const bySms = { newsBySms: true }

test('an SMS goes once to each who has consented, in their language, with a link and a way to stop them', async () => {
  const [chinese, silent] = [await member(bySms, [{}]), await member()]
  const english = await member(bySms, [{}], { language: 2 })
  const campaign = await send()
  await Promise.all([rounds(), rounds()])
  await rounds()
  expect(sentTo(silent.phone)).toEqual([])
  expect(sentTo(chinese.phone)).toEqual([
    {
      channel: 'sms',
      to: chinese.phone,
      text: expect.stringMatching(
        /^薄餅減 \$20 http:\/\/127\.0\.0\.1:\d+\/orderFood\/2\n取消接收: http:\/\/127\.0\.0\.1:\d+\/stop\/\w{12}$/,
      ),
    },
  ])
  expect(sentTo(english.phone)).toMatchObject([{ text: expect.stringMatching(/^Pizza for \$20 less .*\nStop: /) }])
  // Two SMS of Chinese, one of English, at 30 cents each.
  expect(await found(campaign.campaignId)).toMatchObject({ state: 'sent', recipients: 2, told: 2, left: 0, dropped: 0, cost: 90 })
})

test('an email goes to who has confirmed theirs alone, and says why it came', async () => {
  const [confirmed, claimed] = [await member({ newsByEmail: true }), await member({ newsByEmail: true })]
  await gateway.context.members.confirmEmail(confirmed.userId, { email: confirmed.email, at: clock.at })
  const { campaignId } = await send({ channel: 'email' })
  await rounds()
  expect(sentTo(confirmed.email)).toMatchObject([{ subject: '好久不見', text: expect.stringContaining('因為你選擇接收海港的電郵優惠') }])
  expect(sentTo(claimed.email)).toEqual([])
  expect(await found(campaignId)).toMatchObject({ state: 'sent', told: 1, cost: 0 })
})

test('a notification goes to the browsers in which a member is signed in, each in its language; a tap opens the screen', async () => {
  const reader = await member({ receiveNews: true })
  const browser = await listening(reader)
  const orders = await listening(await member({ addressNotification: true, receiveNews: false }))
  const { campaignId } = await send({ channel: 'push', link: 'coupons' })
  await rounds()
  const told = await sandbox.told(browser)
  expect(told.map(({ news }) => news)).toEqual([
    { title: '好久不見', body: '薄餅減 $20', tag: `campaign ${campaignId}`, seq: 1, url: '/coupon/1', lang: 'zh-Hant-HK' },
  ])
  expect(told[0]).toMatchObject({ urgency: 'low', ttl: expect.any(Number) })
  expect(await sandbox.told(orders)).toEqual([])
})

test('from 22:00 to 09:00 nobody is told, and a scheduled campaign goes to those who are in its segment when it leaves', async () => {
  const first = await member(bySms)
  const { campaignId } = await send({}, '2026/11/20 22:30:00')
  expect(await found(campaignId)).toMatchObject({ state: 'scheduled', recipients: 0 })
  clock.at = Date.parse('2026-11-20T22:30:00+08:00')
  await rounds()
  expect(await found(campaignId)).toMatchObject({ state: 'scheduled' })
  await gateway.ask(userUpdate, { newsBySms: false }, first)
  const second = await member(bySms)
  clock.at = Date.parse('2026-11-21T08:59:59+08:00')
  await sendCampaigns.round(gateway.context)
  expect(await found(campaignId)).toMatchObject({ state: 'scheduled' })
  clock.at = Date.parse('2026-11-21T09:00:00+08:00')
  await rounds()
  expect([sentTo(first.phone), sentTo(second.phone).length]).toEqual([[], 1])
})

test('who takes their consent back while it is on its way is not told', async () => {
  const regretful = await member(bySms)
  const { campaignId } = await send()
  await sendCampaigns.round(gateway.context)
  expect(await found(campaignId)).toMatchObject({ state: 'sending', recipients: 1, left: 1 })
  await gateway.ask(userUpdate, { newsBySms: false }, regretful)
  later(2)
  await rounds()
  expect(await found(campaignId)).toMatchObject({ state: 'sent', told: 0, dropped: 1, cost: 0 })
  expect(sentTo(regretful.phone)).toEqual([])
})

test('it stops where the next message would cost more than it may', async () => {
  const [one, two] = [await member(bySms), await member(bySms)]
  const { campaignId } = await send({ most: 60 })
  await rounds()
  expect(await found(campaignId)).toMatchObject({ state: 'stopped', stopReason: 'cost', told: 1, left: 1, cost: 60 })
  expect([...sentTo(one.phone), ...sentTo(two.phone)]).toHaveLength(1)
})

test.each([0, 1])(
  'a coupon that has left the catalogue stops its campaign before anybody more is told, after %i rounds, too',
  async (begun) => {
    const reader = await member(bySms)
    const { campaignId } = await send({ couponId: 'cash-20' })
    for (let round = 0; round < begun; round++) await sendCampaigns.round(gateway.context)
    const gone = { name: '', text: `update campaigns set content = content || '{"couponId": "gone"}' where campaign_id = $1` }
    await gateway.context.db.rows(gone, [campaignId])
    later(2)
    await rounds()
    expect(await found(campaignId)).toMatchObject({ state: 'stopped', stopReason: 'coupon', told: 0, left: begun })
    expect(sentTo(reader.phone)).toEqual([])
    expect(await gateway.call(campaignStop, { campaignId }, world.marketing)).toMatchObject({ code: 'CAMPAIGN_ENDED' })
  },
)

test('of two campaigns that leave at once, one that asks for rest tells nobody whom the other is still to tell', async () => {
  const [one, two] = [await member(bySms), await member(bySms)]
  const sent = [await send({ restDays: 7 }), await send({ restDays: 7 })]
  await sendCampaigns.round(gateway.context)
  later(2)
  await rounds()
  expect([sentTo(one.phone).length, sentTo(two.phone).length]).toEqual([1, 1])
  const both = [await found(sent[0]?.campaignId ?? ''), await found(sent[1]?.campaignId ?? '')]
  expect(both.map(({ told }) => told).toSorted((one, other) => one - other)).toEqual([0, 2])
  await send()
  await rounds()
  expect(sentTo(one.phone)).toHaveLength(2)
})

test('[1.23] who is forgotten is in no campaign; what was told and what it cost stand', async () => {
  const reader = await member(bySms)
  const { campaignId } = await send()
  await rounds()
  const { json } = await gateway.ask(dataExport, {}, reader)
  expect(JSON.parse(json)).toMatchObject({ campaignsTold: [{ name: 'Come back', channel: 'sms', at: '2026/11/20 12:00:02' }] })
  await gateway.ask(userDelete, { password: goodPassword }, reader)
  expect(await found(campaignId)).toMatchObject({ told: 1, cost: 60 })
  const left = { name: '', text: 'select user_id as "userId" from campaign_recipients where campaign_id = $1' }
  expect(await gateway.context.db.rows<{ userId: string | null }>(left, [campaignId])).toEqual([{ userId: null }])
})
