import { pointGet } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { answering, gatewayOf } from '../../../testing/test-gateway.ts'
import { show, signIn } from '../../../testing/test-phone.tsx'
import { PointEnds } from './PointEnds.tsx'

const terms = { perDollar: 1, centsEach: 5, asMoney: null }
const expiring = [{ points: 320, expiresAt: '2027/04/30 23:59:59' }]
const points = { balance: 320, worth: 16, expiring, terms, rewards: [], mayRedeem: false }

/** Shows the ends for an answer as it is on the wire. */
function open(latest: string | null) {
  signIn()
  gatewayOf(answering(pointGet, () => ({ data: { ...points, latest } })))
  return show(<PointEnds most={3} />)
}

test('[9.14] a brand that ends its points on a day says so', async () => {
  const { getByText } = await open('2028/04/30 23:59:59')
  await expect.element(getByText(/30 Apr 2028/)).toBeVisible()
})

test('[9.14] a brand that ends no points on a day says nothing of it', async () => {
  const { getByText, container } = await open(null)
  await expect.element(getByText(/30 Apr 2027/)).toBeVisible()
  expect(container.querySelector('.pts__latest')).toBeNull()
})
