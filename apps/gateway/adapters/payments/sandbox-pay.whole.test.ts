import { afterAll, afterEach, expect, test } from 'vitest'
import { newPaymentRequest, providerAt } from '../../testing/payment-requests.fixtures.ts'
import { startPaySandbox } from '../../testing/payments-sandbox.ts'

const sandbox = await startPaySandbox()
const pay = providerAt(sandbox.url)
afterAll(() => sandbox.stop())
afterEach(() => sandbox.calm())

const ofKey = async (key: string) => (await sandbox.payments()).filter(({ reference }) => reference === key)

test('an answer is waited for, a few seconds', async () => {
  const [soon, late] = [newPaymentRequest(), newPaymentRequest()]
  await sandbox.suffer({ kind: 'slow', on: ['start'], ms: 1500 })
  const first = pay.start(soon)
  await expect.poll(() => ofKey(soon.key)).toHaveLength(1)
  await sandbox.suffer({ kind: 'slow', on: ['start'], ms: 15_000 })
  expect(await Promise.all([first, pay.start(late)])).toEqual([{ ref: expect.any(String), page: expect.any(String) }, 'unknown'])
})
