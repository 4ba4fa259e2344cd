import { themeGet } from '@harbour/protocol'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { query } = await import('../../api/call.ts')
const { speak } = await import('../../lib/locale.ts')
const { MainTabs } = await import('./MainTabs.tsx')

const theme = (icon: string) => ({
  data: { tabs: [{ key: 'coupons' as const, labelTc: '賀年券', labelEn: 'Lunar gifts', icon, iconActive: icon }] },
})

/** The tabs on a screen, under a theme of the server's. */
function seen(at: string, icon = '/pictures/lantern.webp'): string {
  const queries = new QueryClient()
  queries.setQueryData(query(themeGet, {}, { background: true }).queryKey, theme(icon))
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <MainTabs />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test.each([
  ['en', 'Lunar gifts', 'My Orders'],
  ['zh-Hant-HK', '賀年券', '訂單記錄'],
])('[2.32] a theme of the server’s gives a tab its words and picture, and leaves the others theirs (%s)', (lang, themed, own) => {
  speak(lang)
  const tabs = seen('/home')
  for (const part of [themed, '/pictures/lantern.webp', own]) expect(tabs).toContain(part)
  expect(seen('/home', 'https://elsewhere.example/lantern.webp')).not.toContain('elsewhere')
})

test.each(['/home', '/coupon/1', '/orderList', '/mine'])('[2.33] the tab bar stands on %s', (at) => {
  expect(seen(at)).toContain('<nav')
})

test.each(['/orderFood/1', '/orderDetail/1', '/place/1', '/selectShop', '/login', '/confirmorder/1', '/game'])(
  '[2.33] the tab bar does not stand on %s',
  (at) => {
    expect(seen(at)).toBe('')
  },
)
