import { expect, test, vi } from 'vitest'
import { releaseVouchers } from './release-vouchers.ts'

test('[4.36] [9.9] [7.25] what fails to be released is asked for again, three times in all', async () => {
  const release = vi.fn(async (codes: string[]) => ({ failed: codes.slice(1) }))
  await releaseVouchers(['A', 'B', 'C', 'D'], release)
  expect(release.mock.calls).toEqual([[['A', 'B', 'C', 'D']], [['B', 'C', 'D']], [['C', 'D']]])
})

test('[4.36] a call that is lost is tried again, and the guest is not stopped by it', async () => {
  const release = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  await releaseVouchers(['A'], release)
  expect(release).toHaveBeenCalledTimes(3)
})

test('[4.36] what is released at once is not asked for again; for nothing nobody is asked', async () => {
  const release = vi.fn(async () => ({ failed: [] }))
  await releaseVouchers(['A'], release)
  await releaseVouchers([], release)
  expect(release).toHaveBeenCalledTimes(1)
})
