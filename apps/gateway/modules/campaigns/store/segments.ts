import type { CampaignChannel, Segment } from '@harbour/protocol'
import { brandIds, type Brand, type Instant } from '@harbour/rules'
import type { Database, Rows } from '../../../platform/database/database.ts'
import { moment } from '../../../platform/database/moment.ts'
import { statement, type Values } from '../../../platform/database/statement.ts'

const day = 24 * 60 * 60_000

/** A segment of a brand's members at a moment; `pids` are the dishes that it names, with those of every set meal where it names sets. */
export type SegmentQuery = { brand: Brand; segment: Segment; pids: readonly string[]; restDays: number; now: Instant }
export type SegmentCount = { members: number } & Record<CampaignChannel, number>

export type NewRecipients = SegmentQuery & { campaignId: string; channel: CampaignChannel; heldOut: number }

export type Segments = {
  count(query: SegmentQuery): Promise<SegmentCount>
  /** Writes down whom a campaign goes to, a part of them (in percent, by chance) as held out, and says how many of each there are. */
  fill(rows: Rows, recipients: NewRecipients): Promise<{ recipients: number; heldOut: number }>
}

export function createSegments(db: Database): Segments {
  return {
    count: async (query) => (await db.rows<SegmentCount>(COUNT, segmentValues(query)))[0] ?? { members: 0, push: 0, sms: 0, email: 0 },
    async fill(rows, { campaignId, channel, heldOut, ...query }) {
      await rows(LOCK)
      const [filled] = await rows<{ recipients: number; heldOut: number }>(FILL, { ...segmentValues(query), campaignId, channel, heldOut })
      return filled ?? { recipients: 0, heldOut: 0 }
    },
  }
}

function segmentValues({ brand, segment, pids, restDays, now }: SegmentQuery): Values {
  const { orders, dishes, stores, joined, birthMonth, points } = segment
  const ago = (days: number | undefined) => (days === undefined ? null : moment(now - days * day))
  const longest = Math.max(0, orders?.days ?? 0, dishes?.days ?? 0, stores?.days ?? 0)
  return {
    brand,
    prefix: brand === brandIds.macau ? '+853%' : '+852%',
    now: moment(now),
    since: moment(now - longest * day),
    least: orders?.least ?? null,
    most: orders?.most ?? null,
    ordersSince: ago(orders?.days),
    ordered: dishes?.ordered ?? null,
    pids,
    dishesSince: ago(dishes?.days),
    storeIds: stores?.storeIds ?? null,
    storesSince: ago(stores?.days),
    joinedBefore: ago(joined?.least),
    joinedFrom: ago(joined?.most ?? undefined),
    birthMonth,
    points,
    rests: restDays > 0,
    restedSince: moment(now - restDays * day),
  }
}

/** Of campaigns that leave at once each sees whom those before it have taken down. */
const LOCK = statement('segments-lock', "select pg_advisory_xact_lock(hashtext('campaigns')) is null as locked")

/** Orders that were cancelled or not paid for are none. Whom a campaign on its way is still to tell has no rest, as if they were told. A brand's members are those who have ordered there, or whose phone is of its region. */
const segmentCtes = `ordered as (
    select user_id,
      count(*) filter (where placed_at >= :ordersSince) as orders,
      bool_or(store_id = any(:storeIds::text[]) and placed_at >= :storesSince) as at_store,
      bool_or(:ordered::boolean is not null and placed_at >= :dishesSince
        and exists (select from jsonb_array_elements(lines) line where line ->> 'pid' = any(:pids::text[]))) as dish
    from orders
    where brand = :brand and state not in ('cancelled', 'paymentPending') and placed_at >= :since and placed_at < :now::timestamptz
    group by user_id
  ), segment as (
    select m.user_id, not exists (
        select from campaign_recipients r where r.user_id = m.user_id and (r.state = 'told' and r.at > :restedSince
          or :rests::boolean and r.state = 'due' and r.campaign_id in (select campaign_id from campaigns where state = 'sending'))
      ) as rested,
      m.receive_news and exists (
        select from push_subscriptions s join access_codes c using (user_id, device_id)
        where s.user_id = m.user_id and s.brand = :brand and c.revoked_at is null and c.expires_at > :now
      ) as push,
      m.news_by_sms as sms, m.news_by_email and m.owns_email and m.email_verified_at is not null as email
    from members m join users u using (user_id) left join ordered o using (user_id)
    where (:least::int is null or coalesce(o.orders, 0) >= :least) and (:most::int is null or coalesce(o.orders, 0) <= :most)
      and (:ordered::boolean is null or coalesce(o.dish, false) = :ordered)
      and (:storeIds::text[] is null or coalesce(o.at_store, false))
      and (:joinedBefore::timestamptz is null or m.joined_at <= :joinedBefore) and (:joinedFrom::timestamptz is null or m.joined_at >= :joinedFrom)
      and (:birthMonth::int is null or extract(month from m.birthday) = :birthMonth)
      and (:points::int is null or :points <= (
        select sum(p.unspent) from point_entries p where p.user_id = m.user_id and p.unspent > 0 and (p.expires_at is null or p.expires_at > :now)
      ))
      and (o.user_id is not null or u.phone like :prefix or exists (
        select from orders b where b.user_id = m.user_id and b.brand = :brand and b.state not in ('cancelled', 'paymentPending')
      ))
  )`

const COUNT = statement(
  'segments-count',
  `with ${segmentCtes}
  select count(*) as members, count(*) filter (where rested and push) as push, count(*) filter (where rested and sms) as sms,
    count(*) filter (where rested and email) as email from segment`,
)

const FILL = statement(
  'segments-fill',
  `with ${segmentCtes}, filled as (
    insert into campaign_recipients (campaign_id, user_id, state)
    select :campaignId::uuid, user_id, case when (hashtext(:campaignId::text || user_id) & 2147483647) % 100 < :heldOut::int then 'heldOut' else 'due' end
    from segment where rested and case :channel::text when 'push' then push when 'sms' then sms else email end
    order by user_id on conflict do nothing returning state
  )
  select count(*) as recipients, count(*) filter (where state = 'heldOut') as "heldOut" from filled`,
)
