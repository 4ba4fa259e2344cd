import type { LocalizedText } from '../../platform/localized-text.ts'

// The titles are the headings of the screens (apps/web/texts), so that the app changes none of them once it stands.

type ScreenText = { title: LocalizedText; about: LocalizedText }

/** The screens beside home, menus, dishes and shops that anybody may find, by the name in their address. `{site}` is the brand's name. */
export const screenTexts = {
  selectShop: {
    title: { tc: '選擇分店', en: 'Choose a shop' },
    about: {
      tc: '{site}各分店的地址、電話、營業時間及現時輪候情況，可選外賣自取或堂食。',
      en: 'Addresses, phones, opening hours and how busy each shop of {site} is now, for takeaway and dine-in.',
    },
  },
  information: {
    title: { tc: '最新消息', en: 'News and notices' },
    about: { tc: '{site}的最新消息、推廣及分店通告。', en: 'What is new at {site}: offers, new dishes and notices about our shops.' },
  },
  service: {
    title: { tc: '幫助及條款', en: 'Help and terms' },
    about: {
      tc: '聯絡{site}、客戶熱線、使用條款及私隱政策。',
      en: 'How to reach {site}: customer hotline, terms of use and privacy policy.',
    },
  },
  agreement: {
    title: { tc: '使用條款', en: 'Terms of use' },
    about: { tc: '{site}網上訂餐及會員計劃的使用條款。', en: 'The terms on which {site} takes orders online and keeps its members.' },
  },
  privacy: {
    title: { tc: '私隱政策', en: 'Privacy policy' },
    about: {
      tc: '{site}收集哪些個人資料、用途、保存多久，以及如何查閱或刪除。',
      en: 'Which personal data {site} keeps, what for and how long, and how you can see or delete it.',
    },
  },
} as const satisfies Record<string, ScreenText>

export type PublicScreen = keyof typeof screenTexts
export const publicScreens = Object.keys(screenTexts) as PublicScreen[] // the keys of the table above
