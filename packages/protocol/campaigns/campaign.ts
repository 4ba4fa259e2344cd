import * as v from 'valibot'
import { Sum, Whole } from '../reports/report.ts'
import { Brand, Guid, Moment, Slug, StoreId, Text, text } from '../units.ts'

/** The ways in which a campaign reaches a member; each only who has consented to it. */
export const CampaignChannel = v.picklist(['push', 'sms', 'email'])
export type CampaignChannel = v.InferOutput<typeof CampaignChannel>

/**
 * `draft`: being written; `scheduled`: leaves at its moment; `sending`: on its way, by day alone; `sent`: everybody has been told; `stopped`: by somebody, or because
 * the next message would cost more than it may.
 */
export const CampaignState = v.picklist(['draft', 'scheduled', 'sending', 'sent', 'stopped'])
export type CampaignState = v.InferOutput<typeof CampaignState>

/** The most days that a segment looks back. */
export const mostSegmentDays = 400
const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostSegmentDays))
const Times = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

/**
 * The members that a campaign goes to: those of whom all that is not null holds. Orders are those of its brand that were not cancelled, and count from `days` before it
 * leaves. `dishes`: whether one of these was ordered, or never; `sets` stands for every set meal. `stores`: who ordered at one of them in those days. `joined`: at least
 * and at most so many days ago. `birthMonth`: 1 to 12. `points`: at least so many that have not expired.
 */
export const Segment = v.strictObject({
  orders: v.nullable(v.strictObject({ least: Times, most: v.nullable(Times), days: Days })),
  dishes: v.nullable(v.strictObject({ ordered: v.boolean(), sets: v.boolean(), pids: v.pipe(v.array(Slug), v.maxLength(50)), days: Days })),
  stores: v.nullable(v.strictObject({ storeIds: v.pipe(v.array(StoreId), v.minLength(1), v.maxLength(200)), days: Days })),
  joined: v.nullable(v.strictObject({ least: v.pipe(Times, v.maxValue(3650)), most: v.nullable(Times) })),
  birthMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  points: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
})
export type Segment = v.InferOutput<typeof Segment>

/** The screen that a message leads to. */
export const CampaignLink = v.picklist(['home', 'menu', 'coupons'])
export type CampaignLink = v.InferOutput<typeof CampaignLink>

const Both = (most: number) => v.strictObject({ tc: text(most), en: text(most) })

/**
 * The parts of a campaign that somebody writes. `title` is an email's subject and a notification's heading; an SMS has none. `couponId`: a coupon that each member is given with
 * the message. `most`: the cents that it may cost, null for no limit. `heldOut`: the percentage of the segment, by chance, that is told nothing, so that it can
 * be seen what the message brought. `restDays`: nobody is told who was told by another campaign in so many days before.
 */
export const campaignContent = {
  name: v.pipe(text(60), v.minLength(1)),
  channel: CampaignChannel,
  segment: Segment,
  title: Both(50),
  body: Both(300),
  link: CampaignLink,
  couponId: v.nullable(Slug),
  most: v.nullable(
    v.pipe(
      Sum,
      v.check((sum) => sum >= 0, 'nothing or more'),
    ),
  ),
  heldOut: v.picklist([0, 5, 10, 20, 50]),
  restDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90)),
}

/**
 * A campaign as it stands. `recipients` are those of the segment when it left, with those held out; `told` of them have a message, `left` are still to have one,
 * `dropped` had taken their consent back by then or could not be reached. `cost` is in cents, at the price of an SMS that the settings say.
 */
export const Campaign = v.object({
  campaignId: Guid,
  brand: Brand,
  revision: Whole,
  state: CampaignState,
  ...campaignContent,
  sendAt: v.nullable(Moment),
  changedAt: Moment,
  changedName: Text,
  startedAt: v.nullable(Moment),
  endedAt: v.nullable(Moment),
  /** Why it stopped: `coupon` where that has left the catalogue. */
  stopReason: v.nullable(v.picklist(['person', 'cost', 'coupon'])),
  recipients: Whole,
  told: Whole,
  left: Whole,
  dropped: Whole,
  heldOutCount: Whole,
  cost: Sum,
})
export type Campaign = v.InferOutput<typeof Campaign>
