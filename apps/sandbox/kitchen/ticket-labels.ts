import type { TicketWords } from './ticket.ts'

const ways: Record<number, [string, string]> = { 1: ['自取', 'Takeaway'], 2: ['外送', 'Delivery'], 5: ['堂食', 'Dine-in'] }

/** The words of a ticket in Chinese, as most kitchens read it. */
export const chinese: TicketWords = {
  way: (orderType) => ways[orderType]?.[0] ?? '',
  left: '左：',
  right: '右：',
  comma: '、',
  gift: '贈品',
  cutlery: '要餐具',
  contains: '含有：',
  mayContain: '可能含有：',
  collect: '收現金',
  paid: '已付款',
  unpaid: '未付款',
  checkAge: '含酒精：交餐時核實年齡',
  methods: {
    card: '信用卡',
    octopus: '八達通',
    alipay: '支付寶',
    payme: 'PayMe',
    fps: '轉數快',
    wechat: '微信支付',
    mpay: 'MPay',
    cash: '現金',
  },
  allergens: {
    gluten: '含麩質穀物',
    crustacean: '甲殼類',
    egg: '蛋',
    fish: '魚',
    peanut: '花生及大豆',
    milk: '奶',
    nut: '木本堅果',
    sulphite: '亞硫酸鹽',
  },
}

/** The same in English. */
export const english: TicketWords = {
  way: (orderType) => ways[orderType]?.[1] ?? '',
  left: 'left:',
  right: 'right:',
  comma: ', ',
  gift: 'gift',
  cutlery: 'With cutlery',
  contains: 'contains:',
  mayContain: 'may contain:',
  collect: 'COLLECT CASH',
  paid: 'paid',
  unpaid: 'not paid',
  checkAge: 'Alcohol: check the age when you hand it over',
  methods: {
    card: 'Card',
    octopus: 'Octopus',
    alipay: 'Alipay',
    payme: 'PayMe',
    fps: 'FPS',
    wechat: 'WeChat Pay',
    mpay: 'MPay',
    cash: 'Cash',
  },
  allergens: {
    gluten: 'gluten',
    crustacean: 'crustaceans',
    egg: 'egg',
    fish: 'fish',
    peanut: 'peanuts and soya',
    milk: 'milk',
    nut: 'nuts',
    sulphite: 'sulphites',
  },
}
