import type { CampaignChannel } from '@harbour/protocol'
import { campaignPaths, campaignSms, languageIds, smsParts, stopTokenLength, timesCents, type Cents } from '@harbour/rules'
import type { CampaignContent } from './campaign-content.ts'

/** A stop link's own part as long as a real one, for a message that is only shown. */
export const sampleToken = 'Kx7mPq2RtW9b'.slice(0, stopTokenLength)

/** The addresses in a campaign's message, as its members get them. */
export const linksOf = (link: CampaignContent['link'], origin: string) => ({
  link: `${origin}${campaignPaths[link]}`,
  stopLink: `${origin}${campaignPaths.stop}${sampleToken}`,
})

/** A campaign's SMS in each language, its links included. */
export function smsTexts({ body, link }: Pick<CampaignContent, 'body' | 'link'>, origin: string): { tc: string; en: string } {
  const links = linksOf(link, origin)
  return {
    tc: campaignSms({ body: body.tc, ...links, language: languageIds.tc }),
    en: campaignSms({ body: body.en, ...links, language: languageIds.en }),
  }
}

/** The number of SMS that one member's message takes, by language. */
export function partsOf(content: Pick<CampaignContent, 'body' | 'link'>, origin: string): { tc: number; en: number } {
  const { tc, en } = smsTexts(content, origin)
  return { tc: smsParts(tc), en: smsParts(en) }
}

type Priced = {
  channel: CampaignChannel
  /** The members whom the channel reaches. */
  reach: number
  /** The percentage of them that is told nothing. */
  heldOut: number
  parts: { tc: number; en: number }
  /** The cents of one SMS. */
  smsPrice: Cents
  most: Cents | null
}

/** `told`: the members who would be told; `sum`: the cents that this costs at most, all in the language that takes more SMS; `stopsAt`: those whom `most` pays for, null for all. */
export type CampaignCost = { told: number; sum: Cents; stopsAt: number | null }

/** The cost of a campaign if it left now. Only SMS cost anything. */
export function campaignCost({ channel, reach, heldOut, parts, smsPrice, most }: Priced): CampaignCost {
  const told = reach - Math.round((reach * heldOut) / 100)
  const each = channel === 'sms' ? timesCents(smsPrice, Math.max(parts.tc, parts.en)) : timesCents(smsPrice, 0)
  const sum = timesCents(each, told)
  if (most === null || sum <= most) return { told, sum, stopsAt: null }
  return { told, sum: most, stopsAt: Math.floor(most / each) }
}
