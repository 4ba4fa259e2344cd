import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { newMember } from '../../../testing/members.fixtures.ts'
import { noon, startGateway } from '../../../testing/gateway.ts'
import type { PointEntry } from './point-transactions.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

/** 3 accounts in the quick lane, 100 in the whole one. */
const numRuns = Math.min(Number(process.env.FUZZ_RUNS), 100)
const { points } = gateway.context
const hour = 60 * 60_000

const entry = (kind: PointEntry['kind'], amount: number, { at, lasts }: { at: number; lasts: number | null }): PointEntry => ({
  entryId: randomUUID(),
  kind,
  points: amount,
  at,
  expiresAt: lasts === null ? null : at + lasts * hour,
  titleTc: '',
  titleEn: '',
  orderId: null,
})

const step = fc.oneof(
  fc.record({ does: fc.constant('earn' as const), amount: fc.integer({ min: 1, max: 200 }), lasts: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ does: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 250 }) }),
  fc.record({ does: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 15 }) }),
)

/** The same account in a few lines: lots in the order of their ends, eaten from the front. */
class Model {
  lots: { left: number; end: number }[] = [{ left: 320, end: Infinity }]
  now = noon
  balance() {
    return this.lots.filter(({ end }) => end > this.now).reduce((sum, { left }) => sum + left, 0)
  }
  spend(amount: number) {
    if (amount > this.balance()) return false
    for (const lot of this.lots.filter(({ end }) => end > this.now).toSorted((a, b) => a.end - b.end)) {
      const taken = Math.min(lot.left, amount)
      lot.left -= taken
      amount -= taken
    }
    return true
  }
}

test('[1.23] whatever comes, goes and ends, the account is what the lots say, and its history adds up to it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const { userId } = await newMember(gateway)
      const model = new Model()
      for (const each of steps) {
        const { now: at } = model
        if (each.does === 'wait') model.now += each.hours * hour
        else if (each.does === 'earn') {
          model.lots.push({ left: each.amount, end: at + each.lasts * hour })
          await points.earn(userId, entry('adjust', each.amount, { at, lasts: each.lasts }))
        } else expect(await points.spend(userId, entry('redeem', -each.amount, { at, lasts: null }))).toBe(model.spend(each.amount))
      }
      await points.settle(userId, { now: model.now, latest: null })
      const [left, history] = [await points.lots(userId), await points.history({ userId, after: null, limit: 200 })]
      expect(left.reduce((sum, lot) => sum + lot.left, 0)).toBe(model.balance())
      expect(history.reduce((sum, one) => sum + one.points, 0)).toBe(model.balance())
    }),
    { numRuns },
  )
})
