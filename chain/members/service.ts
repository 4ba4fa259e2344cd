import { brandIds } from '@harbour/rules'
import type { Information } from './information.ts'

/** The ways to get help. */
export const service: Information = {
  informationId: 'service',
  kind: 'text',
  version: '2026-10',
  publishedAt: '2025/01/01 00:00:00',
  brands: Object.values(brandIds),
  title: { tc: '客戶服務', en: 'Customer service' },
  summary: { tc: '', en: '' },
  picture: '',
  sections: [
    {
      heading: { tc: '訂單有問題？', en: 'Something wrong with an order?' },
      paragraphs: [
        {
          tc: '請先致電訂單頁上的分店電話，分店最清楚你的訂單。漏單、送錯或食物有問題，請在收到餐點後 24 小時內告訴我們。',
          en: 'Please call the shop first: its number is on the page of your order. Tell us of missing, wrong or spoilt food within 24 hours.',
        },
        {
          tc: '開始製作前可在訂單頁取消；落單後 60 秒內必定可以取消。',
          en: 'You may cancel on the page of your order until the kitchen starts, and always within 60 seconds.',
        },
      ],
    },
    {
      heading: { tc: '登入及會籍', en: 'Logging in and membership' },
      paragraphs: [
        {
          tc: '忘記密碼？在登入頁選「忘記密碼」，我們會傳送驗證碼到你登記的電話或已確認的電郵。',
          en: 'Forgot your password? Choose “Forgot password” where you log in: we send a code to your phone, or to your email if you have confirmed it.',
        },
        {
          tc: '電話號碼已停用？請致電熱線，核實身分後我們會協助更改。',
          en: 'Your number no longer works? Please call the hotline: once we know it is you, we change it.',
        },
      ],
    },
    {
      heading: { tc: '聯絡我們', en: 'Contact' },
      paragraphs: [
        {
          tc: '香港熱線 2345 0100，澳門熱線 2883 0100，每日 09:00 至 23:00。',
          en: 'Hong Kong hotline 2345 0100, Macau hotline 2883 0100, daily from 09:00 to 23:00.',
        },
      ],
    },
  ],
}
