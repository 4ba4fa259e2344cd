import type { PrintJob } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { troubleOf } from './print-trouble.ts'

const now = 1_790_000_000_000
const job = (jobNo: number, state: PrintJob['state'], more: Partial<PrintJob> = {}): PrintJob => ({
  jobId: `5f0c1a52-0000-4000-8000-00000000000${jobNo}`,
  jobNo,
  orderId: null,
  pickupNo: null,
  kind: 'ticket',
  copy: 'kitchen',
  again: false,
  printerId: '5f0c1a52-0000-4000-8000-000000000009',
  printerName: 'Kitchen',
  state,
  reason: 'none',
  tries: 1,
  at: now,
  endedAt: null,
  kept: true,
  ...more,
})

test('what waits is no trouble for 20 seconds, unless its printer has a fault', () => {
  expect(troubleOf([job(1, 'queued', { at: now - 20_000 }), job(2, 'printing')], now)).toBeNull()
  expect(troubleOf([job(1, 'queued', { at: now - 20_001 })], now)).toMatchObject({ reason: 'none', failed: false })
  expect(troubleOf([job(1, 'queued', { reason: 'paperOut' })], now)).toMatchObject({ reason: 'paperOut', printerName: 'Kitchen' })
})

test('what has failed is trouble, what was printed or cancelled is none', () => {
  expect(troubleOf([job(1, 'printed', { at: 0 }), job(2, 'cancelled', { reason: 'coverOpen' })], now)).toBeNull()
  expect(troubleOf([job(1, 'failed', { reason: 'unreachable' })], now)).toMatchObject({ failed: true, reason: 'unreachable' })
})

test('the latest paper that met a fault says what it is, and the oldest is printed first', () => {
  const trouble = troubleOf(
    [job(3, 'queued', { at: 0 }), job(2, 'queued', { reason: 'coverOpen' }), job(1, 'queued', { reason: 'paperOut' })],
    now,
  )
  expect([trouble?.reason, trouble?.jobs.map(({ jobNo }) => jobNo)]).toEqual(['coverOpen', [1, 2, 3]])
})

test('all that waits at the printer in trouble is counted, but not what another prints', () => {
  const elsewhere = { printerId: '5f0c1a52-0000-4000-8000-000000000008' }
  const trouble = troubleOf(
    [job(4, 'queued', elsewhere), job(3, 'queued'), job(2, 'printed'), job(1, 'queued', { reason: 'paperOut' })],
    now,
  )
  expect(trouble?.jobs.map(({ jobNo }) => jobNo)).toEqual([1, 3])
})
