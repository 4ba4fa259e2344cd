import { Pizza } from 'lucide-react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './Button.tsx'
import { TabBar } from './frame/TabBar.tsx'

test('a button that cannot be used says why and stays in the tab order', () => {
  const html = renderToString(
    <Button disabled reason="請先輸入電話號碼">
      下一步
    </Button>,
  )
  const [, reasonId] = /aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`<p id="${reasonId}">請先輸入電話號碼</p>`)
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain(' disabled')
})

test('a button that leads somewhere is a link', () => {
  expect(renderToString(<Button href="/home">返回主頁</Button>)).toMatch(/^<a href="\/home"/)
  expect(renderToString(<Button>使用</Button>)).toMatch(/^<button type="button"/)
})

test('an inert tab is no link and shows no badge', () => {
  const tab = { id: 'coupons', href: '/coupon/1', label: '優惠券', icon: Pizza, badge: 3 }
  const live = renderToString(<TabBar label="主選單" tabs={[tab]} active="coupons" />)
  expect(live).toContain('aria-current="page"')
  expect(live).toContain('>3</em>')
  const inert = renderToString(<TabBar label="主選單" tabs={[{ ...tab, inert: true }]} active="coupons" />)
  expect(inert).toContain('aria-disabled="true"')
  expect(inert).not.toMatch(/href|<em/)
})
