import { Pizza } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectWellMade } from '../testing/test-barriers.ts'
import { show } from '../testing/test-phone.tsx'
import { Button } from './Button.tsx'
import { Field } from './forms/fields/Field.tsx'
import { Stepper } from './forms/choices/Stepper.tsx'
import { TabBar } from './frame/TabBar.tsx'
import { CartBar } from './shop/CartBar.tsx'

type Limits = { min?: number; max?: number; bin?: boolean }

function Counted({ from, ...limits }: Limits & { from: number }) {
  const [value, setValue] = useState(from)
  return value === 0 ? <p>Gone</p> : <Stepper name="tarts" value={value} onChange={setValue} {...limits} />
}

const countFrom = async (from: number, limits: Limits) => {
  const { getByRole, getByText } = await show(<Counted from={from} {...limits} />)
  const button = (name: string) => getByRole('button', { name, exact: true })
  return { getByText, more: button('One more tarts'), fewer: button('One less tarts'), bin: button('Remove tarts') }
}

test('[4.8] at 1 in the cart the minus is a bin that takes the line away', async () => {
  const { getByText, fewer, bin } = await countFrom(2, { bin: true })
  await fewer.click()
  await expect.element(getByText('1', { exact: true })).toBeVisible()
  await bin.click()
  await expect.element(getByText('Gone')).toBeVisible()
})

test('a stepper stops at both its ends, and between them nowhere', async () => {
  const { getByText, more, fewer } = await countFrom(2, { max: 3 })
  await more.click()
  await expect.element(more).toHaveAttribute('aria-disabled', 'true')
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('3', { exact: true })).toBeVisible()
  await fewer.click()
  await expect.element(more).not.toHaveAttribute('aria-disabled')
  await fewer.click()
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(getByText('1', { exact: true })).toBeVisible()
})

function Wish() {
  const [words, setWords] = useState('')
  return <Field label="Wish" limit={26} value={words} onChange={(event) => setWords(event.target.value)} />
}

test('a field with a limit tells how much of it is written, whoever holds the words', async () => {
  const { getByLabelText, getByText } = await show(
    <>
      <Wish />
      <Field label="Known" limit={26} defaultValue="毋須按門鈴" />
      <Field label="Free" />
    </>,
  )
  await getByLabelText('Wish').fill('門鈴')
  await expect.element(getByText('2 / 26')).toBeVisible()
  await expect.element(getByText('5 / 26')).toBeVisible()
  await getByLabelText('Known').fill('門鈴！')
  await expect.element(getByText('3 / 26')).toBeVisible()
  await getByLabelText('Free').fill('門鈴')
  await expect.element(getByText(/ \/ /)).toHaveLength(2)
})

test.each([
  ['𨋢口左轉', '4 / 26'],
  ['👨‍👩‍👧‍👦一家', '3 / 26'],
])('[5.11] [9.11] a rarer character counts as one, and takes nobody else’s room: %s', async (words, count) => {
  const { getByLabelText, getByText } = await show(<Wish />)
  await getByLabelText('Wish').fill(words)
  await expect.element(getByText(count)).toBeVisible()
})

const bar = { label: 'Cart', total: '$188', action: 'Pay now' }

test('an empty cart has no bar', async () => {
  const { getByRole } = await show(<CartBar {...bar} count={0} />)
  await expect.element(getByRole('button')).not.toBeInTheDocument()
})

test('a cart that is offline still opens, and says why nothing can be paid', async () => {
  const open = vi.fn<() => void>()
  const { getByRole } = await show(<CartBar {...bar} count={3} onPress={open} offline="Check out once online" />)
  const button = getByRole('button', { name: /\$188.*Check out once online/ })
  await expect.element(button).not.toMatchTextContent('Pay now')
  await button.click()
  expect(open).toHaveBeenCalledOnce()
})

test('a cart that can be ordered opens at one end of its bar, and is checked out at the other', async () => {
  const open = vi.fn<() => void>()
  const { getByRole, address } = await show(<CartBar {...bar} count={3} onPress={open} onward="/confirmorder/1" />)
  await getByRole('button', { name: /\$188/ }).click()
  expect(open).toHaveBeenCalledOnce()
  await getByRole('link', { name: 'Pay now' }).click()
  await expect.poll(address).toMatch(/^\/confirmorder\/1/)
  expect(open).toHaveBeenCalledOnce()
})

test('a button that cannot be used says why, stays in the tab order and takes no press', async () => {
  const press = vi.fn<() => void>()
  const { getByRole } = await show(
    <Button disabled reason="Enter a phone number first" onClick={press}>
      Next
    </Button>,
  )
  const next = getByRole('button', { name: 'Next' })
  await userEvent.tab()
  await expect.element(next).toHaveFocus()
  await expect.element(next).toHaveAccessibleDescription('Enter a phone number first')
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  await expectWellMade()
})

test('a button sends no form unless it is said to', async () => {
  const { getByRole } = await show(<Button>Use it</Button>)
  await expect.element(getByRole('button', { name: 'Use it' })).toHaveAttribute('type', 'button')
})

test('a button that leads somewhere is a link', async () => {
  const { getByRole, address } = await show(<Button href="/mine">Account</Button>)
  await getByRole('link', { name: 'Account' }).click()
  await expect.poll(address).toBe('/mine')
})

const tab = { id: 'coupons', href: '/coupon/1', label: 'Coupons', icon: Pizza, badge: 3 }

test('a tab leads on, and its badge counts', async () => {
  const { getByRole, address } = await show(<TabBar label="Tabs" tabs={[tab]} active="coupons" />)
  const coupons = getByRole('link', { name: /^Coupons/ })
  await expect.element(coupons).toHaveAttribute('aria-current', 'page')
  await expect.element(coupons).toHaveTextContent('Coupons3')
  await coupons.click()
  await expect.poll(address).toBe('/coupon/1')
})

test('an inert tab leads nowhere and shows no badge', async () => {
  const { getByRole } = await show(<TabBar label="Tabs" tabs={[{ ...tab, inert: true }]} active="coupons" />)
  const coupons = getByRole('link', { name: 'Coupons', exact: true })
  await expect.element(coupons).toHaveAttribute('aria-disabled', 'true')
  await expect.element(coupons).not.toHaveAttribute('href')
})
