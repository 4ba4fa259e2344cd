import type { Answer, campaignSave, Input } from '@harbour/protocol'
import type { Brand, Cents, Instant, Language } from '@harbour/rules'

type Shown = Answer<typeof campaignSave>['campaign']

/** The parts of a campaign that somebody writes. */
export type CampaignContent = Omit<Input<typeof campaignSave>, 'campaignId' | 'revision'>

/** The parts that somebody has written, of all that a call says. */
export function writtenContent(input: CampaignContent): CampaignContent {
  const { name, channel, segment, title, body, link, couponId, most, heldOut, restDays } = input
  return { name, channel, segment, title, body, link, couponId, most, heldOut, restDays }
}

/** A campaign as it is kept. */
export type CampaignRecord = Pick<
  Shown,
  | 'campaignId'
  | 'revision'
  | 'state'
  | 'sendAt'
  | 'changedAt'
  | 'changedName'
  | 'startedAt'
  | 'endedAt'
  | 'stopReason'
  | 'recipients'
  | 'told'
  | 'dropped'
> & { brand: Brand; content: CampaignContent; origin: string | null; heldOut: number; cost: Cents }

/** Somebody who is to be told. `reachable`: they have not taken their consent back, and are still there. */
export type Recipient = {
  recipientId: string
  userId: string | null
  phone: string | null
  email: string | null
  language: Language | null
  reachable: boolean
}

/** The end of one recipient: told for so many cents, or dropped. */
export type Outcome = { recipientId: string; state: 'told' | 'dropped'; cost: Cents; at: Instant }

/** A campaign as the office sees it. */
export function shownCampaign({ content, heldOut, origin: _, ...campaign }: CampaignRecord): Shown {
  const { recipients, told, dropped } = campaign
  return { ...content, ...campaign, heldOutCount: heldOut, left: recipients - told - dropped - heldOut }
}
