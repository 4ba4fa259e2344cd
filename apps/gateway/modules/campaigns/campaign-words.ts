import { campaignEmail, campaignPaths, campaignSms, languageIds, type Language } from '@harbour/rules'
import { localize } from '../../platform/localized-text.ts'
import type { Message } from '../members/auth/messenger.ts'
import type { NotificationPayload } from '../push/order-notification.ts'
import type { CampaignContent, CampaignRecord } from './campaign.ts'

type To = { channel: 'sms' | 'email'; address: string; stopToken: string; language: Language }

/** The SMS or email of a campaign to one member, in their language. */
export function campaignMessage({ content, origin }: Pick<CampaignRecord, 'content' | 'origin'>, to: To): Message {
  const { channel, address, stopToken, language } = to
  const words = {
    title: localize(content.title, language),
    body: localize(content.body, language),
    link: `${origin ?? ''}${campaignPaths[content.link]}`,
    stopLink: `${origin ?? ''}${campaignPaths.stop}${stopToken}`,
    language,
  }
  return channel === 'sms' ? { channel, to: address, text: campaignSms(words) } : { channel, to: address, ...campaignEmail(words) }
}

/** The notification of a campaign; a tap opens the screen that it leads to. */
export function campaignPayload(
  { campaignId, content }: Pick<CampaignRecord, 'campaignId' | 'content'>,
  language: Language,
): NotificationPayload {
  return {
    title: localize(content.title, language),
    body: localize(content.body, language),
    tag: `campaign ${campaignId}`,
    seq: 1,
    url: campaignPaths[content.link],
    lang: language === languageIds.en ? 'en' : 'zh-Hant-HK',
  }
}

/** Says whether a campaign has all the words that its channel needs, in both languages. */
export function isFinished({ channel, title, body }: Pick<CampaignContent, 'channel' | 'title' | 'body'>): boolean {
  const needed = channel === 'sms' ? [body] : [title, body]
  return needed.every(({ tc, en }) => tc !== '' && en !== '')
}
