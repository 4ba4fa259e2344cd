import {
  addCents,
  cents,
  languageIds,
  nextOfferMoment,
  offerWindowEnd,
  smsParts,
  stopTokenLength,
  timesCents,
  type Instant,
} from '@harbour/rules'
import type { Rows } from '../../platform/database/database.ts'
import type { PlatformServices } from '../../platform/services.ts'
import { logWorkFault, worker } from '../../platform/workers/worker.ts'
import type { Message } from '../members/auth/messenger.ts'
import { newVoucher, spanOf } from '../vouchers/new-voucher.ts'
import { giveVouchers } from '../vouchers/voucher-transactions.ts'
import type { CampaignRecord, Outcome, Recipient } from './campaign.ts'
import { campaignMessage, campaignPayload } from './campaign-words.ts'
import type { CampaignDeps } from './deps.ts'
import { givenForCampaign } from './given-for.ts'
import { segmentPids } from './segment-pids.ts'
import { campaignsDue, type CampaignKey } from './store/campaigns.ts'

type SendDeps = Omit<CampaignDeps, 'audit'> & Pick<PlatformServices, 'log'>

const seconds = 1000
/** The time for which a process has a campaign to itself. */
const inHand = 60 * seconds
/** So many messages leave every two seconds: carriers have a pace, and a code that somebody waits for is never behind a thousand of these. */
const batch = 40
const pause = 2 * seconds

/**
 * Sends campaigns: at its moment each takes down its members, and then tells some of them every two seconds, by day alone. Whoever is told is written down in the transaction
 * that hands the message on, so that nobody is told twice; a notification whose push service did not answer is not sent again.
 */
export const sendCampaigns = worker<SendDeps, CampaignKey>({
  name: 'campaigns',
  due: campaignsDue,
  claim: ({ campaigns, clock }, most) => campaigns.claim({ now: clock.now(), until: clock.now() + inHand, most }),
  run: step,
})

async function step(key: CampaignKey, deps: SendDeps): Promise<void> {
  const now = deps.clock.now()
  const pushed = await deps.db.transaction(async (rows) => {
    const campaign = await deps.campaigns.lock(rows, key)
    if (campaign?.state !== 'scheduled' && campaign?.state !== 'sending') return undefined
    if (offerWindowEnd(now) === null) {
      await deps.campaigns.wait(rows, { ...key, until: nextOfferMoment(now) })
      return undefined
    }
    if (!hasCoupon(campaign, deps)) {
      await deps.campaigns.stop(rows, { ...key, at: now, reason: 'coupon' })
      return undefined
    }
    if (campaign.state === 'scheduled') {
      await begin(campaign, { rows, now, deps })
      return undefined
    }
    const told = await tellSome(campaign, { rows, now, deps })
    return campaign.content.channel === 'push' ? { campaign, told } : undefined
  })
  if (pushed) await Promise.all(pushed.told.map((userId) => notify(pushed.campaign, userId, deps)))
}

/** Says whether a campaign gives no coupon, or one that the catalogue has still: nobody is promised another. */
const hasCoupon = ({ content: { couponId } }: CampaignRecord, { catalogue }: SendDeps): boolean =>
  couponId === null || catalogue.coupon(couponId) !== undefined

type Work = { rows: Rows; now: Instant; deps: SendDeps }

async function begin({ campaignId, brand, content }: CampaignRecord, { rows, now, deps }: Work): Promise<void> {
  const { segment, restDays, channel, heldOut } = content
  const pids = segmentPids(segment, brand, deps)
  const filled = await deps.segments.fill(rows, { campaignId, brand, segment, pids, restDays, channel, heldOut, now })
  await deps.campaigns.begin(rows, { campaignId, brand, at: now, ...filled })
}

/** Tells the next ones, and gives them. */
async function tellSome(campaign: CampaignRecord, { rows, now, deps }: Work): Promise<string[]> {
  const { campaignId, content } = campaign
  const found = await deps.campaigns.next(rows, { campaign, now, most: batch })
  const { messages, outcomes, isOver } = await weighed(campaign, found, { rows, now, deps })
  const told = outcomes.filter(({ state }) => state === 'told').map(({ recipientId }) => recipientId)
  const users = found.flatMap(({ recipientId, userId }) => (userId !== null && told.includes(recipientId) ? [userId] : []))
  for (const { message, userId } of messages)
    await deps.messenger.send(rows, message, { userId, at: now, until: offerWindowEnd(now) ?? now })
  if (content.couponId !== null) await giveCoupons(campaign, users, { rows, now, deps })
  await deps.campaigns.tell(rows, campaignId, outcomes)
  if (isOver) await deps.campaigns.stop(rows, { ...campaign, at: now, reason: 'cost' })
  else if (found.length < batch) await deps.campaigns.end(rows, { ...campaign, at: now })
  else await deps.campaigns.wait(rows, { ...campaign, until: now + pause })
  return users
}

type Weighed = { messages: { message: Message; userId: string }[]; outcomes: Outcome[]; isOver: boolean }

/** The messages to these, as far as the campaign may cost; `isOver`: the next one would cost more. */
async function weighed(campaign: CampaignRecord, found: readonly Recipient[], work: Work): Promise<Weighed> {
  const { channel, most } = campaign.content
  const tokens = channel === 'push' ? new Map<string, string>() : await stopTokens(channel, found, work)
  const result: Weighed = { messages: [], outcomes: [], isOver: false }
  let spent = campaign.cost
  for (const recipient of found) {
    const { recipientId, userId, reachable } = recipient
    const message = messageTo(campaign, recipient, tokens)
    const isReached = reachable && userId !== null && (channel === 'push' || message !== undefined)
    const cost = isReached && message?.channel === 'sms' ? timesCents(work.deps.settings.smsPrice, smsParts(message.text)) : cents(0)
    spent = addCents(spent, cost)
    if (most !== null && spent > most) return { ...result, isOver: true }
    result.outcomes.push({ recipientId, state: isReached ? 'told' : 'dropped', cost, at: work.now })
    if (isReached && message) result.messages.push({ message, userId })
  }
  return result
}

/** The SMS or email to a member; none to a browser, and to who has no address. */
function messageTo(
  campaign: CampaignRecord,
  { userId, phone, email, language }: Recipient,
  tokens: ReadonlyMap<string, string>,
): Message | undefined {
  const { channel } = campaign.content
  const [address, stopToken] = [channel === 'sms' ? phone : email, tokens.get(userId ?? '')]
  if (channel === 'push' || address === null || stopToken === undefined) return undefined
  return campaignMessage(campaign, { channel, address, stopToken, language: language ?? languageIds.tc })
}

function stopTokens(channel: 'sms' | 'email', found: readonly Recipient[], { rows, deps }: Work): Promise<ReadonlyMap<string, string>> {
  const fresh = found.flatMap(({ userId }) => (userId === null ? [] : [[userId, newToken(deps)] as const]))
  return deps.newsStops.tokens(rows, channel, new Map(fresh))
}

/** Letters and digits: a dash at the end of a link is not taken for a part of it. */
function newToken({ ids }: Pick<SendDeps, 'ids'>): string {
  const letters = ids.secret().replaceAll(/[^A-Za-z\d]/g, '')
  return letters.length < stopTokenLength ? newToken({ ids }) : letters.slice(0, stopTokenLength)
}

async function giveCoupons(
  { campaignId, brand, content }: CampaignRecord,
  userIds: readonly string[],
  { rows, now, deps }: Work,
): Promise<void> {
  const { couponId } = content
  const coupon = couponId === null ? undefined : deps.catalogue.coupon(couponId)
  if (couponId === null || !coupon) return
  const given = userIds.flatMap((userId) => {
    const terms = { userId, brand, couponId, givenFor: givenForCampaign(campaignId), span: spanOf(now, coupon.validDays) }
    return newVoucher(terms, deps) ?? []
  })
  await giveVouchers(rows, given)
}

/** Tells the browsers of a member in which they are signed in, each once. */
async function notify(campaign: CampaignRecord, userId: string, deps: SendDeps): Promise<void> {
  const { push, pushes, clock, log } = deps
  const until = offerWindowEnd(clock.now()) ?? clock.now()
  for (const browser of await pushes.signedIn({ userId, brand: campaign.brand, now: clock.now() })) {
    const payload = campaignPayload(campaign, browser.language)
    const outcome = await push
      .send(browser, { payload, topic: campaign.campaignId.replaceAll('-', ''), until, urgency: 'low' })
      .catch((fault: unknown) => logWorkFault(log, 'campaigns', fault))
    if (outcome === 'gone') await pushes.unsubscribe(browser)
  }
}
