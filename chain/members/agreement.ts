import { brandIds } from '@harbour/rules'
import type { Information } from './information.ts'

const sections: Information['sections'] = [
  {
    heading: { tc: '關於會員', en: 'Membership' },
    paragraphs: [
      {
        tc: '任何人均可免費登記成為海港薄餅炸雞會員，每個手提電話號碼只可登記一個帳戶。',
        en: 'Anybody may join Harbour Pizza & Chicken free of charge, with one account for each mobile number.',
      },
      {
        tc: '請填寫真實資料並妥善保管密碼。如懷疑他人使用你的帳戶，請即更改密碼，其他裝置會隨即登出。',
        en: 'Please give true details and keep your password to yourself. If you think somebody else uses your account, change the password: all other devices are signed out at once.',
      },
    ],
  },
  {
    heading: { tc: '落單及價錢', en: 'Orders and prices' },
    paragraphs: [
      {
        tc: '確認前你會看到包括所有費用的總額。分店接納訂單後即開始準備；開始製作前你可以取消，落單後 60 秒內必定可以取消。',
        en: 'Before you confirm, you see the full amount with all fees. The shop prepares an order once it has taken it; you may cancel until the kitchen starts, and always within 60 seconds of ordering.',
      },
      {
        tc: '送達及取餐時間為估計。部分餐點可能即日售罄，此時我們會在你付款前告訴你。',
        en: 'Times of delivery and pickup are estimates. A dish may run out during the day; we then tell you before you pay.',
      },
    ],
  },
  {
    heading: { tc: '積分', en: 'Points' },
    paragraphs: [
      {
        tc: '每完成一張訂單，每滿 $1 得 1 分，於 12 個月後同日完結時到期。最快到期的積分會最先使用。積分不可轉讓或兌換現金。',
        en: 'Each completed order earns one point a full dollar, good to the end of the same day 12 months later. Points that end first are spent first. Points cannot be passed on or paid out.',
      },
    ],
  },
  {
    heading: { tc: '酒類', en: 'Alcohol' },
    paragraphs: [
      {
        tc: '根據香港法律，不得在業務過程中，向未成年人售賣或供應令人醺醉的酒類。訂購酒類須聲明已年滿 18 歲。',
        en: 'Under the law of Hong Kong, intoxicating liquor must not be sold or supplied to a minor in the course of business. Orders with alcohol need a declaration that you are 18 or over.',
      },
    ],
  },
  {
    heading: { tc: '結束會籍', en: 'Leaving' },
    paragraphs: [
      {
        tc: '你可隨時在「我的」刪除帳戶。積分及優惠會即時失效；訂單會在除去姓名、電話及地址後按會計規定保留。',
        en: 'You may delete your account at any time under Account. Points and offers end at once; orders are kept for the books, without your name, phone or address.',
      },
      {
        tc: '如條款有更改，我們會在生效前通知，並於你下次登記或更新資料時請你再次確認。',
        en: 'If these terms change we tell you before they apply, and ask for your agreement anew.',
      },
    ],
  },
]

/** The text that a member agrees to. */
export const agreement: Information = {
  informationId: 'agreement',
  kind: 'text',
  version: '2026-10',
  publishedAt: '2025/01/01 00:00:00',
  brands: Object.values(brandIds),
  title: { tc: '使用條款', en: 'Terms of use' },
  summary: { tc: '', en: '' },
  picture: '',
  sections,
}

/** The version of December, from which on coupons have rules of their own: who agreed before is asked anew. */
export const agreementOfDecember: Information = {
  ...agreement,
  version: '2026-12',
  publishedAt: '2026/12/01 00:00:00',
  sections: [
    ...sections,
    {
      heading: { tc: '優惠券（新增）', en: 'Coupons (new)' },
      paragraphs: [
        {
          tc: '優惠券須於有效期內使用，並只限標明的分店、時段及用餐方式。能否一併使用，落單前會清楚顯示。',
          en: 'A coupon is good until its last day, at the shops, times and ways of dining it names. Before you order you see which coupons go together.',
        },
        {
          tc: '現金券如有餘額，不設退款；付款前我們會提醒你。取消的訂單會退還所用的優惠券。',
          en: 'What is left of a cash coupon is not paid back; we tell you before you pay. When an order is cancelled, its coupons are yours again.',
        },
      ],
    },
  ],
}
