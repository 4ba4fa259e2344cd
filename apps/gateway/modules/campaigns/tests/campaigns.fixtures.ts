import { randomUUID } from 'node:crypto'
import { campaignSave, campaignSend, pushSubscribe, userUpdate, type Campaign, type Segment } from '@harbour/protocol'
import { noon, startGateway, type As } from '../../../testing/gateway.ts'
import { newMember, type NewMember } from '../../../testing/members.fixtures.ts'
import { newTills, place, taikooShop } from '../../../testing/orders.fixtures.ts'
import { startPushSandbox, type SandboxBrowser } from '../../../testing/push-sandbox.ts'
import { newStaff } from '../../../testing/staff.fixtures.ts'
import { shownCampaign } from '../campaign.ts'
import { sendCampaigns } from '../send-campaigns.ts'

export const everybody: Segment = { orders: null, dishes: null, stores: null, joined: null, birthMonth: null, points: null }

/** A campaign by SMS to everybody, as somebody writes it. */
export const draft = (more: object = {}) => ({
  campaignId: randomUUID(),
  revision: 0,
  name: 'Come back',
  channel: 'sms' as const,
  segment: everybody,
  title: { tc: '好久不見', en: 'Long time no see' },
  body: { tc: '薄餅減 $20', en: 'Pizza for $20 less' },
  link: 'menu' as const,
  couponId: null,
  most: null,
  heldOut: 0 as const,
  restDays: 0,
  ...more,
})

/** A gateway with somebody of marketing, a clock that can be moved, and push services of the sandbox. */
export async function startCampaigns(environment: Record<string, string> = {}) {
  const sandbox = await startPushSandbox()
  const clock = { at: noon, now: () => clock.at }
  const gateway = await startGateway({ clock, environment: { PUSH_ORIGINS: sandbox.url, ...environment } })
  const marketing = await newStaff(gateway, 'marketing')
  await newTills(gateway, taikooShop)

  const later = (seconds: number) => void (clock.at += seconds * 1000)
  /** Does what is due, and what comes of it, as the seconds go by. */
  async function rounds(times = 4): Promise<void> {
    for (let round = 0; round < times; round++) {
      await sendCampaigns.round(gateway.context)
      later(2)
    }
  }
  const save = async (more: object = {}) => (await gateway.ask(campaignSave, draft(more), marketing)).campaign
  async function send(more: object = {}, sendAt: string | null = null): Promise<Campaign> {
    const campaign = await save(more)
    return (await gateway.ask(campaignSend, { campaignId: campaign.campaignId, revision: campaign.revision, sendAt }, marketing)).campaign
  }
  /** A campaign as the office sees it; read without a session, which ends in a night. */
  async function found(campaignId: string): Promise<Campaign> {
    const { campaigns, db } = gateway.context
    const campaign = await campaigns.find(db.rows, { campaignId, brand: 31 })
    if (!campaign) throw new Error('no such campaign')
    return shownCampaign(campaign)
  }
  /** A member with these switches of news, who has ordered so often. */
  async function member(news: object = {}, orders: Parameters<typeof place>[2][] = [], from: As = {}): Promise<NewMember> {
    const joined = await newMember(gateway, {}, from)
    await gateway.ask(userUpdate, { newsBySms: false, newsByEmail: false, ...news }, joined)
    for (const order of orders) await place(gateway, joined, order)
    return joined
  }
  async function listening(as: As): Promise<SandboxBrowser> {
    const { id, ...subscription } = await sandbox.open()
    await gateway.ask(pushSubscribe, subscription, as)
    return { id, ...subscription }
  }
  /** The texts that have been sent to somebody by SMS or email, but for codes. */
  const sentTo = (to: string) => gateway.sent.filter((message) => message.to === to && message.text.includes('/stop/'))
  const stop = async () => {
    await gateway.stop()
    sandbox.stop()
  }
  return { gateway, sandbox, marketing, clock, later, rounds, save, send, found, member, listening, sentTo, stop }
}
