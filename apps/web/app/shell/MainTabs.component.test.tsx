import { themeGet } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { setLanguage } from '../../lib/locale.ts'
import { answering, gatewayOf } from '../../testing/test-gateway.ts'
import { show } from '../../testing/test-phone.tsx'
import { MainTabs } from './MainTabs.tsx'

type Themed = { icon?: string; held?: Promise<void> }

/** The tabs on a screen, under a theme of the server's, and once they know it. */
async function tabsAt(at: string, { icon = '/icon.svg', held }: Themed = {}) {
  const themed = { key: 'coupons', labelTc: '賀年券', labelEn: 'Lunar gifts', icon, iconActive: icon }
  gatewayOf(answering(themeGet, async () => (await held, { data: { data: { tabs: [themed] } } })))
  const shown = await show(<MainTabs />, { at })
  return { ...shown, bar: shown.getByRole('navigation'), tab: (name: string) => shown.getByRole('link', { name }) }
}

const menus: [lang: string, menu: string, names: string[]][] = [
  ['en', 'Main menu', ['Order', 'Lunar gifts', 'My Orders', 'Account']],
  ['zh-Hant-HK', '主選單', ['點餐', '賀年券', '訂單記錄', '我的']],
]

test.each(menus)(
  '[2.30] [2.31] [2.32] the four tabs have their names, one of them by the server’s theme, and lead to their screens (%s)',
  async (lang, menu, names) => {
    setLanguage(lang)
    const { bar, tab, address } = await tabsAt('/home')
    await expect.element(bar).toHaveAccessibleName(menu)
    for (const [at, path] of ['/coupon/1', '/orderList', '/mine', '/home'].entries()) {
      const name = names[(at + 1) % 4] ?? ''
      await expect.element(tab(name)).not.toHaveAttribute('aria-disabled', 'true')
      await tab(name).click()
      await expect.poll(address).toBe(path)
      await expect.element(tab(name)).toHaveAttribute('aria-current', 'page')
    }
  },
)

test('[1.22] [2.33] what points buy stands behind the coupons, without the tab bar; what was used is a page of theirs', async () => {
  const redeem = await tabsAt('/coupon/2')
  await expect.element(redeem.bar).not.toBeInTheDocument()
  const { bar, tab } = await tabsAt('/coupon/3')
  await expect.element(bar).toBeVisible()
  await expect.element(tab('Lunar gifts')).toHaveAttribute('aria-current', 'page')
})

test('[2.32] a theme’s picture stands on its tab, unless it comes from elsewhere', async () => {
  const picture = () => document.querySelector('nav img')
  const { tab } = await tabsAt('/home')
  await expect.element(tab('Lunar gifts')).toBeVisible()
  expect(picture()).toHaveAttribute('src', '/icon.svg')
  const elsewhere = await tabsAt('/mine', { icon: 'https://elsewhere.example/lantern.webp' })
  await expect.element(elsewhere.tab('Lunar gifts').last()).toBeVisible()
  expect(document.body.innerHTML).not.toContain('elsewhere')
})

test('[2.35] tabs do nothing while they are loading, and say so', async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  const { tab, address } = await tabsAt('/home', { held })
  await expect.element(tab('Account')).toHaveAttribute('aria-disabled', 'true')
  await tab('Account').click({ force: true })
  answer()
  await expect.element(tab('Account')).not.toHaveAttribute('aria-disabled', 'true')
  expect(address()).toBe('/home')
  await tab('Account').click()
  await expect.poll(address).toBe('/mine')
})

const withTabs = ['/home', '/coupon/1', '/orderList', '/mine']
const withoutTabs = ['/orderFood/1', '/orderDetail/1', '/place/1', '/selectShop', '/login', '/confirmorder/1', '/game', '/demo']

test.each(withTabs)('[2.33] the tab bar stands on %s', async (at) => {
  const { bar } = await tabsAt(at)
  await expect.element(bar).toBeVisible()
})

test.each(withoutTabs)('[2.33] [2.34] the tab bar does not stand on %s', async (at) => {
  const { bar } = await tabsAt(at)
  await expect.element(bar).not.toBeInTheDocument()
})

test('[2.34] a stored wish for no tab bar hides it', async () => {
  localStorage.setItem('hideTabs', '1')
  const { bar } = await tabsAt('/home')
  await expect.element(bar).not.toBeInTheDocument()
})
