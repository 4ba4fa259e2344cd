import { cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { show } from '../../../testing/test-phone.tsx'
import { RewardCash } from './RewardCash.tsx'

test('[2.11] a reward without a picture shows what it is worth', async () => {
  const { getByText } = await show(<RewardCash amount={cents(2000)} />)
  await expect.element(getByText('$20', { exact: true })).toBeVisible()
})

test.each([null, undefined, cents(0)])('[2.11] a reward that is worth %s shows a ticket, and no $ without a sum', async (amount) => {
  const { container } = await show(<RewardCash amount={amount} />)
  await expect.element(container).not.toMatchTextContent('$')
  await expect.poll(() => container.querySelector('.rw__cash svg')?.checkVisibility()).toBe(true)
})
