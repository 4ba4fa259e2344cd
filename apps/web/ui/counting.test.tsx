import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CartBar } from './shop/CartBar.tsx'
import { Field } from './forms/fields/Field.tsx'
import { Stepper } from './forms/choices/Stepper.tsx'

const stay = () => undefined
const stepper = (value: number, limits: { min?: number; max?: number; bin?: boolean }) =>
  renderToString(<Stepper name="葡撻" value={value} onChange={stay} {...limits} />)

test('[4.8] at 1 in the cart the minus is a bin that takes the line away', () => {
  expect(stepper(1, { bin: true })).toContain('aria-label="移除葡撻"')
  expect(stepper(1, { bin: true })).not.toContain('aria-disabled')
  expect(stepper(2, { bin: true })).toContain('aria-label="減少葡撻"')
})

test('a stepper stops at both its ends, and between them nowhere', () => {
  expect(stepper(1, { max: 3 })).toMatch(/aria-label="減少葡撻" aria-disabled="true"/)
  expect(stepper(3, { max: 3 })).toMatch(/aria-label="增加葡撻" aria-disabled="true"/)
  expect(stepper(2, { max: 3 })).not.toContain('aria-disabled')
})

test('a field with a limit tells how much of it is written, whoever holds the words', () => {
  expect(renderToString(<Field label="要求" limit={26} defaultValue="毋須按門鈴" />)).toContain('5 / 26')
  expect(renderToString(<Field label="要求" limit={26} value="門鈴" onChange={stay} />)).toContain('2 / 26')
  expect(renderToString(<Field label="要求" />)).not.toContain(' / ')
})

test('[5.11] [9.11] a rarer character counts as one, and takes nobody else’s room', () => {
  const seen = renderToString(<Field label="要求" limit={26} value="𨋢口左轉" onChange={stay} />)
  expect(seen).toContain('4 / 26')
  expect(renderToString(<Field label="要求" limit={26} value="👨‍👩‍👧‍👦一家" onChange={stay} />)).toContain('3 / 26')
})

test('an empty cart has no bar, and one that is offline still opens, and says why nothing can be paid', () => {
  const bar = { label: '購物車', total: '$188', action: '去結帳', href: '/cart' }
  expect(renderToString(<CartBar {...bar} count={0} />)).toBe('')
  expect(renderToString(<CartBar {...bar} count={3} />)).toContain('href="/cart"')
  const offline = renderToString(<CartBar {...bar} count={3} offline="連線後結帳" />)
  expect(offline).toContain('連線後結帳')
  expect(offline).toContain('cartbar__go is-off')
  expect(offline).not.toContain('去結帳')
  expect(offline).toContain('href="/cart"')
})
