import { languageIds, type Language } from '@harbour/rules'
import type { InformationRecord } from '../catalogue/catalogue.ts'
import { localize } from '../../platform/localized-text.ts'
import type { NotificationPayload } from './order-notification.ts'

/** An offer in the guest's language, as a notification shows it; a tap opens its text. */
export function offerPayload({ informationId, title, summary }: InformationRecord, language: Language): NotificationPayload {
  return {
    title: localize(title, language),
    body: localize(summary, language),
    tag: `offer ${informationId}`,
    seq: 1,
    url: `/infoDetail?id=${informationId}`,
    lang: language === languageIds.en ? 'en' : 'zh-Hant-HK',
  }
}
