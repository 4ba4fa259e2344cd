import { languageIds, type Language } from '../region.ts'

/** A campaign's words in one language; `link` and `stopLink` are whole addresses. */
export type CampaignWords = { title: string; body: string; link: string; stopLink: string; language: Language }

/** The text of a campaign's SMS, which says how to stop them. */
export function campaignSms({ body, link, stopLink, language }: Omit<CampaignWords, 'title'>): string {
  return `${body} ${link}\n${language === languageIds.en ? 'Stop' : '取消接收'}: ${stopLink}`
}

/** A campaign's email as plain text, which says why it came and how to stop them. */
export function campaignEmail({ title, body, link, stopLink, language }: CampaignWords): { subject: string; text: string } {
  const why =
    language === languageIds.en
      ? `You receive this because you asked for Harbour's offers by email. Stop them: ${stopLink}`
      : `你收到此電郵，因為你選擇接收海港的電郵優惠。取消接收：${stopLink}`
  return { subject: title, text: `${body}\n\n${link}\n\n${why}` }
}

/** The letters of the part of a stop link that is a member's own. */
export const stopTokenLength = 12

/** The path under which members stop messages, and that of the screen a campaign leads to. */
export const campaignPaths = { stop: '/stop/', home: '/home', menu: '/orderFood/2', coupons: '/coupon/1' } as const
