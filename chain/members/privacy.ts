import { brandIds } from '@harbour/rules'
import type { Information } from './information.ts'

/** The privacy notice: what is kept of a guest, what for, and how to have it removed. */
export const privacy: Information = {
  informationId: 'privacy',
  kind: 'text',
  version: '2026-10',
  publishedAt: '2025/01/01 00:00:00',
  brands: Object.values(brandIds),
  title: { tc: '私隱政策', en: 'Privacy policy' },
  summary: { tc: '', en: '' },
  picture: '',
  sections: [
    {
      heading: { tc: '我們收集的資料', en: 'What we collect' },
      paragraphs: [
        {
          tc: '登記時：電話號碼、電郵、稱謂、姓名、密碼（只以不可還原的形式保存），以及你選擇提供的生日及性別。',
          en: 'When you join: your phone number, email, title, name and password (kept only in a form that cannot be turned back), and your birthday and gender if you choose to give them.',
        },
        {
          tc: '落單時：餐點、分店、取餐人姓名及電話，外送則另加地址。你可選擇儲存地址，方便下次使用。',
          en: 'When you order: the dishes, the shop, the name and phone of who takes the order and, for deliveries, the address. You may save addresses for the next time.',
        },
      ],
    },
    {
      heading: { tc: '資料用途', en: 'What we use it for' },
      paragraphs: [
        {
          tc: '處理訂單、送餐、計算積分、保護帳戶及遵守法律。製作餐點的分店及送餐員只會看到完成該訂單所需的資料。',
          en: 'To make and deliver your orders, keep your points, protect your account and follow the law. The shop and the rider see only what that order needs.',
        },
        {
          tc: '直接促銷：只有在你就短訊、電郵或通知分別表示同意後，我們才會以該方式傳送薄餅、炸雞及相關餐飲優惠。你可隨時在個人資料中免費取消，我們會保存同意及取消的時間。',
          en: 'Direct marketing: we send offers of our pizza, chicken and related food only by the channel you have agreed to: SMS, email or notifications, each by itself. You may withdraw at any time, free of charge, in your profile; we keep a record of when you agreed and when you withdrew.',
        },
      ],
    },
    {
      heading: { tc: '保存及保安', en: 'Keeping it safe' },
      paragraphs: [
        {
          tc: '驗證碼 10 分鐘後失效，登入憑證 90 日後失效。我們的日誌不會記錄姓名、電話、地址或密碼。',
          en: 'Codes end after 10 minutes, sign-ins after 90 days. Our logs hold no names, phones, addresses or passwords.',
        },
        {
          tc: '訂單按會計規定保存七年。帳戶刪除後，訂單不再附有你的姓名、電話及地址。',
          en: 'Orders are kept for seven years for the books. Once an account is deleted they no longer carry your name, phone or address.',
        },
      ],
    },
    {
      heading: { tc: '你的權利', en: 'Your rights' },
      paragraphs: [
        {
          tc: '你可隨時查閱及更改個人資料，下載我們持有關於你的全部資料，或刪除帳戶。查詢可致電本公司熱線。',
          en: 'You may see and correct your details, download all that we keep of you, or delete your account, at any time. For questions please call our hotline.',
        },
      ],
    },
  ],
}
