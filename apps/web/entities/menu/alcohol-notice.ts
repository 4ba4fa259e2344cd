import { brandIds, type Brand } from '@harbour/rules'

/** Words of the law beside alcohol and at confirmation, whatever the language of the page (domain.md, Law and courtesy). */
export const alcoholNotices: Record<Brand, readonly { lang: string; words: string }[]> = {
  [brandIds.hongKong]: [
    { lang: 'zh-Hant-HK', words: '根據香港法律，不得在業務過程中，向未成年人售賣或供應令人醺醉的酒類。' },
    {
      lang: 'en',
      words: 'Under the law of Hong Kong, intoxicating liquor must not be sold or supplied to a minor in the course of business.',
    },
  ],
  [brandIds.macau]: [
    { lang: 'zh-Hant-MO', words: '根據第 6/2023 號法律，禁止向未滿十八歲人士銷售或提供酒精飲料。' },
    { lang: 'pt', words: 'Nos termos da Lei n.º 6/2023, é proibido vender ou disponibilizar bebidas alcoólicas a menores de 18 anos.' },
    { lang: 'en', words: 'Under Law No. 6/2023, the sale or supply of alcoholic beverages to anyone under 18 is prohibited.' },
  ],
}
