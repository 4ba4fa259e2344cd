import type { Campaign, campaignSave, Segment, Sent } from '@harbour/protocol'

/** The parts of a campaign that somebody writes. */
export type CampaignContent = Omit<Sent<typeof campaignSave>, 'campaignId' | 'revision'>

/** The segment of all members. */
export const everybody: Segment = { orders: null, dishes: null, stores: null, joined: null, birthMonth: null, points: null }

const noWords = { tc: '', en: '' }

/** A campaign that nobody has written yet. */
export const blankCampaign: CampaignContent = {
  name: '',
  channel: 'push',
  segment: everybody,
  title: noWords,
  body: noWords,
  link: 'menu',
  couponId: null,
  most: null,
  heldOut: 0,
  restDays: 7,
}

/** The written parts of a campaign as it stands. */
export function contentOf(campaign: Campaign): CampaignContent {
  const { name, channel, segment, title, body, link, couponId, most, heldOut, restDays } = campaign
  return { name, channel, segment, title, body, link, couponId, most, heldOut, restDays }
}

/** A segment without the conditions that limit nothing, and with the smaller of two numbers first. */
export function tidySegment({ orders, dishes, stores, joined, ...rest }: Segment): Segment {
  const [ordered, since] = [orders && inOrder(orders), joined && inOrder(joined)]
  return {
    ...rest,
    orders: ordered && limits(ordered) ? ordered : null,
    dishes: dishes && (dishes.sets || dishes.pids.length > 0) ? dishes : null,
    stores: stores && stores.storeIds.length > 0 ? stores : null,
    joined: since && limits(since) ? since : null,
  }
}

/** Says whether a condition of a segment is still without the dishes or shops that it is about: it cannot be kept yet. */
export function isUnfinished({ dishes, stores }: Segment): boolean {
  return (dishes !== null && !dishes.sets && dishes.pids.length === 0) || (stores !== null && stores.storeIds.length === 0)
}

type Range = { least: number; most: number | null }

const limits = ({ least, most }: Range): boolean => least > 0 || most !== null

const inOrder = <Each extends Range>(range: Each): Each =>
  range.most !== null && range.most < range.least ? { ...range, least: range.most, most: range.least } : range

/** A campaign as it is kept. */
export const tidied = (content: CampaignContent): CampaignContent => ({
  ...content,
  name: content.name.trim(),
  segment: tidySegment(content.segment),
})

/** Says whether two campaigns are written alike. */
export const isSame = (one: CampaignContent, other: CampaignContent): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

/** The same, its fields in one order: the database keeps none. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, ordered(each)]),
  )
}

/** A text that a campaign has in both languages. */
export type TextField = 'title' | 'body'

/** The texts that a campaign still needs before it can be sent, by field and language. An SMS has no title. */
export function missingTexts({ channel, ...texts }: Pick<CampaignContent, 'channel' | TextField>) {
  const fields: readonly TextField[] = channel === 'sms' ? ['body'] : ['title', 'body']
  const languages = ['tc', 'en'] as const
  return fields.flatMap((field) =>
    languages.filter((language) => texts[field][language].trim() === '').map((language) => ({ field, language })),
  )
}
