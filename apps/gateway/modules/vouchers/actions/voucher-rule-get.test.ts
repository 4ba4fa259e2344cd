import { voucherRuleGet } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[7.22] [3.18] anybody is told which kinds go together, and each pair by both', async () => {
  const rules = await gateway.ask(voucherRuleGet)
  expect(rules).toContainEqual(expect.objectContaining({ voucherType: 1, haveThreshold: false, availableVoucherType: expect.any(Array) }))
  const pairs = rules.flatMap(({ voucherType, haveThreshold, availableVoucherType }) =>
    availableVoucherType.map((other) =>
      JSON.stringify([
        [voucherType, haveThreshold],
        [other.voucherType, other.haveThreshold],
      ]),
    ),
  )
  expect(pairs.length).toBeGreaterThan(0)
  for (const pair of pairs) expect(pairs).toContain(JSON.stringify((JSON.parse(pair) as unknown[]).toReversed()))
})

test('an unknown field is turned away', async () => {
  expect(await gateway.call(voucherRuleGet, { x: 1 })).toMatchObject({ code: 'UNKNOWN_FIELD' })
})
