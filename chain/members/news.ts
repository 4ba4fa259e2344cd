import { brandIds } from '@harbour/rules'
import type { Information } from './information.ts'

/** The news of the chain. Prices differ by brand, so there are none here. */
export const news: Information[] = [
  {
    informationId: 'afternoon-takeaway',
    kind: 'news',
    version: '1',
    publishedAt: '2026/11/16 10:00:00',
    offerUntil: '2027/01/01 00:00:00',
    brands: Object.values(brandIds),
    title: { tc: '午後自取，即減有著數', en: 'Less to pay for afternoon takeaway' },
    summary: { tc: '星期一至五 14:30–17:30 自取即享。', en: 'Monday to Friday, 14:30 to 17:30.' },
    picture: 'drumsticks',
    sections: [
      {
        heading: { tc: '點樣享用', en: 'How it works' },
        paragraphs: [
          {
            tc: '喺優惠時段落單自取，買滿指定金額就會自動扣減，購物車會顯示仲差幾多。',
            en: 'Order takeaway at these times. From a certain amount on it comes off by itself, and the cart says how much is missing.',
          },
        ],
      },
    ],
  },
  {
    informationId: 'preorders',
    kind: 'news',
    version: '1',
    publishedAt: '2026/11/02 10:00:00',
    brands: Object.values(brandIds),
    title: { tc: '開會食薄餅？可以預訂', en: 'Pizza for the meeting? Order ahead' },
    summary: { tc: '揀好日子同時段，準時出爐。', en: 'Choose a day and a time, and it is out of the oven then.' },
    picture: 'supreme',
    sections: [
      {
        heading: { tc: '點樣預訂', en: 'How it works' },
        paragraphs: [
          {
            tc: '在首頁揀「預訂」，再揀日期及時段。每個時段名額有限，滿咗就請揀下一個。',
            en: 'Choose “Preorder” on the home screen, then a day and a time. Each time takes only so many orders; when it is full, please take the next.',
          },
          { tc: '廚房會計好時間先開始做，唔會擺凍。', en: 'The kitchen starts just in time, so nothing waits and gets cold.' },
        ],
      },
    ],
  },
  {
    informationId: 'cutlery',
    kind: 'news',
    version: '1',
    publishedAt: '2026/10/05 10:00:00',
    brands: Object.values(brandIds),
    title: { tc: '餐具按需索取', en: 'Cutlery only when you ask' },
    summary: { tc: '我們已停用塑膠餐具。', en: 'We no longer use plastic cutlery.' },
    picture: 'caesar-salad',
    sections: [
      {
        heading: { tc: '少一份餐具，多一片海港', en: 'Less waste, more harbour' },
        paragraphs: [
          {
            tc: '外送及自取訂單預設不附餐具。需要時在購物車加選，我們會附上木製餐具。',
            en: 'Delivery and takeaway orders come without cutlery. Add it in the cart when you need it: ours is made of wood.',
          },
        ],
      },
    ],
  },
  {
    informationId: 'macau',
    kind: 'news',
    version: '1',
    publishedAt: '2026/09/14 10:00:00',
    brands: [brandIds.macau],
    title: { tc: '澳門風味新登場', en: 'Macau on a plate' },
    summary: { tc: '非洲雞、木糠布甸，只在澳門分店。', en: 'African chicken and serradura, in our Macau shops only.' },
    picture: 'african-chicken',
    sections: [
      {
        heading: { tc: '由街坊口味出發', en: 'From the neighbourhood' },
        paragraphs: [
          {
            tc: '非洲雞用上椰香花生醬汁慢焗，配木糠布甸剛剛好。',
            en: 'The African chicken is baked slowly in coconut and peanut, and goes well with serradura.',
          },
        ],
      },
    ],
  },
  {
    informationId: 'allergens',
    kind: 'news',
    version: '1',
    publishedAt: '2026/08/20 10:00:00',
    brands: Object.values(brandIds),
    title: { tc: '八大致敏原，一目了然', en: 'Eight allergens, at a glance' },
    summary: { tc: '每款餐點都列明含有、可能含有。', en: 'Every dish says what it contains and may contain.' },
    picture: 'seafood',
    sections: [
      {
        heading: { tc: '食得安心', en: 'Eat with an easy mind' },
        paragraphs: [
          {
            tc: '餐點頁列出八類致敏原。我們的廚房同時處理多種食材，嚴重過敏的客人請先致電分店。',
            en: 'The page of each dish lists the eight allergens. Our kitchens handle many ingredients; with a severe allergy please call the shop first.',
          },
        ],
      },
    ],
  },
]
