import { expect, test } from '../support/worlds/test.ts'
import { languages } from '../support/words/words.ts'

/** Each screen by its address and what stands at its head (spec 2.2 to 2.29, as far as they are open). */
const screens = [
  { path: '/home', tc: '今日想食咩？', en: 'Hungry? What’s it to be?' },
  { path: '/login', tc: '歡迎回來', en: 'Welcome back' },
  { path: '/register', tc: '成為海港會員', en: 'Join Harbour' },
  { path: '/forgot', tc: '重設密碼', en: 'Reset password' },
  { path: '/service', tc: '幫助及條款', en: 'Help and terms' },
  { path: '/agreement', tc: '使用條款', en: 'Terms of use' },
  { path: '/privacy', tc: '私隱政策', en: 'Privacy policy' },
  { path: '/information', tc: '最新消息', en: 'News and notices' },
  { path: '/coupon/1', tc: '優惠券', en: 'Coupons' },
  { path: '/mine', tc: '我的', en: 'Account' },
  { path: '/place/1', tc: '想送到哪裏？', en: 'Where shall we deliver?' },
  { path: '/selectPlace', tc: '已儲存地址', en: 'Saved addresses' },
  { path: '/selectShop', tc: '選擇分店', en: 'Choose a shop' },
  { path: '/shopDetail?storeId=3204', tc: '旺角朗豪坊店', en: 'Mong Kok, Langham Place' },
  { path: '/orderFood/1', tc: '餐牌', en: 'Menu' },
  { path: '/orderFood/2', tc: '餐牌', en: 'Menu' },
  { path: '/orderFood/5', tc: '餐牌', en: 'Menu' },
  { path: '/foodDetail/31-double-pepperoni', tc: '雙重意式肉腸', en: 'Double Pepperoni' },
  { path: '/group', tc: '團體訂單', en: 'Group order' },
  { path: '/recomendFood', tc: '同你這餐好夾', en: 'Goes with your order' },
  { path: '/confirmorder/2', tc: '確認訂單', en: 'Confirm order' },
  { path: '/demo', tc: '海港組件', en: 'Harbour components' },
]

for (const language of languages) {
  test(`[2.2] [2.4] [2.7] [2.12] [2.13] [2.14] [2.15] [2.17] [2.21] [2.22] [2.23] [2.24] [2.25] [2.27] each address opens its screen (${language})`, async ({
    page,
  }) => {
    for (const { path, [language]: head } of screens) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expect(page.getByRole('heading', { level: 1, name: head, exact: true }), path).toBeAttached()
    }
  })
}

test('[2.16] the delivery address without a place leads to the choice of one', async ({ page }) => {
  await page.goto('/sendPlace/?lang=en')
  await expect(page).toHaveURL('/place/1')
})
