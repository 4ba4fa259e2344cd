import { cents, type Brand, type Cents, type Instant } from '@harbour/rules'
import type { CampaignContent, CampaignRecord, Outcome, Recipient } from '../campaign.ts'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement } from '../../../platform/database/statement.ts'
import { anyDue } from '../../../platform/workers/worker.ts'

/** One campaign of a brand; of another brand there is none. */
export type CampaignKey = { campaignId: string; brand: Brand }
type Changed = { changedAt: Instant; changedName: string }
export type CampaignResult = {
  held: boolean
  members: number
  ordered: number
  orders: number
  total: Cents
}

export type Campaigns = {
  /** The campaigns of a brand, the last changed first. */
  list(brand: Brand): Promise<CampaignRecord[]>
  find(rows: Rows, key: CampaignKey): Promise<CampaignRecord | undefined>
  /** The same, kept from others until the transaction ends. */
  lock(rows: Rows, key: CampaignKey): Promise<CampaignRecord | undefined>
  /** Makes a draft; false where one of that id is there. */
  make(rows: Rows, draft: CampaignKey & Changed & { content: CampaignContent }): Promise<boolean>
  write(rows: Rows, draft: CampaignKey & Changed & { content: CampaignContent }): Promise<void>
  schedule(rows: Rows, campaign: CampaignKey & Changed & { sendAt: Instant; origin: string }): Promise<void>
  /** A campaign that has not left is a draft again. */
  recall(rows: Rows, campaign: CampaignKey & Changed): Promise<void>
  stop(rows: Rows, campaign: CampaignKey & { at: Instant; reason: NonNullable<CampaignRecord['stopReason']> }): Promise<void>
  discard(rows: Rows, key: CampaignKey): Promise<void>
  /** Takes in hand those for which something is to be done; until then they are ours. */
  claim(ask: { now: Instant; until: Instant; most: number }): Promise<CampaignKey[]>
  begin(rows: Rows, campaign: CampaignKey & { at: Instant; recipients: number; heldOut: number }): Promise<void>
  /** Does nothing for it before then. */
  wait(rows: Rows, campaign: CampaignKey & { until: Instant }): Promise<void>
  end(rows: Rows, campaign: CampaignKey & { at: Instant }): Promise<void>
  /** The next who are to be told. */
  next(rows: Rows, ask: { campaign: CampaignRecord; now: Instant; most: number }): Promise<Recipient[]>
  /** Writes down whom it has told, and what that cost. */
  tell(rows: Rows, campaignId: string, outcomes: readonly Outcome[]): Promise<void>
  /** Those who were told and those held out, with their orders in so many days after. */
  results(ask: CampaignKey & { days: number }): Promise<CampaignResult[]>
  coupons(campaignId: string): Promise<{ given: number; used: number; takenOff: Cents }>
  /** The campaigns that a member was told of, and when. */
  toldTo(userId: string): Promise<{ name: string; channel: string; at: Instant }[]>
}

export function createCampaigns(db: Database): Campaigns {
  return {
    list: (brand) => db.rows<CampaignRecord>(LIST, [brand]),
    find: async (rows, { campaignId, brand }) => (await rows<CampaignRecord>(FIND, [campaignId, brand]))[0],
    lock: async (rows, { campaignId, brand }) => (await rows<CampaignRecord>(LOCK, [campaignId, brand]))[0],
    make: async (rows, { changedAt, content, ...draft }) =>
      (await rows(MAKE, { ...draft, content: JSON.stringify(content), changedAt: moment(changedAt) })).length > 0,
    write: async (rows, { changedAt, content, brand: _, ...draft }) =>
      void (await rows(WRITE, { ...draft, content: JSON.stringify(content), changedAt: moment(changedAt) })),
    schedule: async (rows, { changedAt, sendAt, brand: _, ...campaign }) =>
      void (await rows(SCHEDULE, { ...campaign, changedAt: moment(changedAt), sendAt: moment(sendAt) })),
    recall: async (rows, { campaignId, changedAt, changedName }) => void (await rows(RECALL, [campaignId, moment(changedAt), changedName])),
    stop: async (rows, { campaignId, at, reason }) => void (await rows(STOP, [campaignId, moment(at), reason])),
    discard: async (rows, { campaignId, brand }) => void (await rows(DISCARD, [campaignId, brand])),
    claim: ({ now, until, most }) => db.rows(CLAIM, [moment(now), moment(until), most]),
    begin: async (rows, { campaignId, at, recipients, heldOut }) => void (await rows(BEGIN, [campaignId, moment(at), recipients, heldOut])),
    wait: async (rows, { campaignId, until }) => void (await rows(WAIT, [campaignId, moment(until)])),
    end: async (rows, { campaignId, at }) => void (await rows(END, [campaignId, moment(at)])),
    next: (rows, { campaign, now, most }) =>
      rows<Recipient>(NEXT, {
        campaignId: campaign.campaignId,
        brand: campaign.brand,
        channel: campaign.content.channel,
        now: moment(now),
        limit: most,
      }),
    async tell(rows, campaignId, outcomes) {
      await rows(TELL, {
        campaignId,
        ids: outcomes.map(({ recipientId }) => recipientId),
        states: outcomes.map(({ state }) => state),
        costs: outcomes.map(({ cost }) => cost),
        at: outcomes.map(({ at }) => moment(at)),
      })
    },
    results: ({ campaignId, brand, days }) => db.rows<CampaignResult>(RESULTS, [campaignId, brand, days]),
    coupons: async (campaignId) =>
      (await db.rows<{ given: number; used: number; takenOff: Cents }>(COUPONS, [campaignId]))[0] ?? {
        given: 0,
        used: 0,
        takenOff: cents(0),
      },
    toldTo: (userId) => db.rows(TOLD_TO, [userId]),
  }
}

/** The condition, at the moment `$1`, that something is to be done for a campaign. */
export const campaignsDue = anyDue('campaigns where try_at <= $1', 'try_at')

const columns = `campaign_id as "campaignId", brand, revision, state, content, changed_at as "changedAt", changed_name as "changedName", origin,
  send_at as "sendAt", started_at as "startedAt", ended_at as "endedAt", stop_reason as "stopReason", recipients, told, dropped, held_out as "heldOut", cost`
const one = `select ${columns} from campaigns where campaign_id = $1 and brand = $2`
const LIST = statement(
  'campaigns-list',
  `select ${columns} from campaigns where brand = $1 order by changed_at desc, campaign_id limit 200`,
)
const FIND = statement('campaigns-find', one)
const LOCK = statement('campaigns-lock', `${one} for update`)
const MAKE = statement(
  'campaigns-make',
  `insert into campaigns (campaign_id, brand, revision, content, changed_at, changed_name)
    values (:campaignId, :brand, 1, :content, :changedAt, :changedName) on conflict do nothing returning true as made`,
)
const WRITE = statement(
  'campaigns-write',
  `update campaigns set content = :content, revision = revision + 1, changed_at = :changedAt, changed_name = :changedName where campaign_id = :campaignId`,
)
const SCHEDULE = statement(
  'campaigns-schedule',
  `update campaigns set state = 'scheduled', revision = revision + 1, changed_at = :changedAt, changed_name = :changedName, send_at = :sendAt,
    try_at = :sendAt, origin = :origin where campaign_id = :campaignId`,
)
const RECALL = statement(
  'campaigns-recall',
  `update campaigns set state = 'draft', revision = revision + 1, changed_at = $2, changed_name = $3, send_at = null, try_at = null where campaign_id = $1`,
)
const STOP = statement(
  'campaigns-stop',
  `update campaigns set state = 'stopped', ended_at = $2, try_at = null, stop_reason = $3 where campaign_id = $1`,
)
const DISCARD = statement('campaigns-discard', 'delete from campaigns where campaign_id = $1 and brand = $2')
const CLAIM = statement(
  'campaigns-claim',
  `with due as (select campaign_id from campaigns where try_at <= $1 order by try_at limit $3 for update skip locked)
    update campaigns c set try_at = $2 from due where c.campaign_id = due.campaign_id returning c.campaign_id as "campaignId", c.brand`,
)
const BEGIN = statement(
  'campaigns-begin',
  `update campaigns set state = 'sending', started_at = $2, try_at = $2, recipients = $3, held_out = $4 where campaign_id = $1`,
)
const WAIT = statement('campaigns-wait', 'update campaigns set try_at = $2 where campaign_id = $1')
const END = statement('campaigns-end', `update campaigns set state = 'sent', ended_at = $2, try_at = null where campaign_id = $1`)

/** Consents are asked for once more: one that was taken back since the campaign left counts. */
const NEXT = statement(
  'campaigns-next',
  `select r.recipient_id::text as "recipientId", r.user_id as "userId", u.phone, m.email,
      (select o.language from orders o where o.user_id = r.user_id order by o.order_id desc limit 1) as language,
      coalesce(case :channel::text when 'sms' then m.news_by_sms when 'email' then m.news_by_email and m.owns_email and m.email_verified_at is not null
        else m.receive_news and exists (
          select from push_subscriptions s join access_codes c using (user_id, device_id)
          where s.user_id = r.user_id and s.brand = :brand and c.revoked_at is null and c.expires_at > :now
        ) end, false) as reachable
    from campaign_recipients r left join users u using (user_id) left join members m using (user_id)
    where r.campaign_id = :campaignId and r.state = 'due' order by r.recipient_id limit :limit`,
)

const TELL = statement(
  'campaigns-tell',
  `with outcome as (
      select * from unnest(:ids::bigint[], :states::text[], :costs::int[], :at::timestamptz[]) as o (recipient_id, state, cost, at)
    ), written as (
      update campaign_recipients r set state = o.state, cost = o.cost, at = o.at from outcome o where r.recipient_id = o.recipient_id
    )
    update campaigns set told = told + (select count(*) from outcome where state = 'told'), dropped = dropped + (select count(*) from outcome where state = 'dropped'),
      cost = campaigns.cost + (select coalesce(sum(cost), 0) from outcome) where campaign_id = :campaignId`,
)

const RESULTS = statement(
  'campaigns-results',
  `with members as (
      select r.user_id, r.state = 'heldOut' as held, coalesce(r.at, c.started_at) as since
      from campaign_recipients r join campaigns c using (campaign_id) where campaign_id = $1 and r.state in ('told', 'heldOut')
    )
    select m.held, count(*) as members, count(*) filter (where b.orders > 0) as ordered, coalesce(sum(b.orders), 0)::int as orders,
      coalesce(sum(b.total), 0)::bigint as total
    from members m, lateral (
      select count(*) as orders, sum(o.total)::bigint as total from orders o
      where o.user_id = m.user_id and o.brand = $2 and o.state not in ('cancelled', 'paymentPending')
        and o.placed_at >= m.since and o.placed_at < m.since + make_interval(days => $3)
    ) b group by m.held`,
)

/** A coupon that a forgotten member has taken along counts no more. */
const COUPONS = statement(
  'campaigns-coupons',
  `select count(*) as given, count(o.order_id) as used, coalesce(sum(off.amount), 0)::bigint as "takenOff"
    from campaign_recipients r join vouchers v on v.user_id = r.user_id and v.given_for = 'campaign ' || r.campaign_id
    left join voucher_holds h on h.voucher_code = v.voucher_code and h.use = 1 and h.state = 'committed'
    left join orders o on o.order_id = h.order_id
    left join lateral (
      select (each ->> 'amount')::bigint as amount from jsonb_array_elements(o.price -> 'coupons') each where each ->> 'voucherCode' = v.voucher_code limit 1
    ) off on true
    where r.campaign_id = $1`,
)

const TOLD_TO = statement(
  'campaigns-told-to',
  `select c.content ->> 'name' as name, c.content ->> 'channel' as channel, r.at
    from campaign_recipients r join campaigns c using (campaign_id) where r.user_id = $1 and r.state = 'told' order by r.at`,
)
