import { readFileSync } from 'node:fs'
import { afterAll, afterEach, expect, test } from 'vitest'
import { changedCatalogue } from '../../catalogue/changed-catalogue.ts'
import { readOperations } from '../../operations/operations-store.ts'
import { noon } from '../../../testing/gateway.ts'
import { startPos } from '../../../testing/pos.fixtures.ts'
import { postChecks } from '../workers/post-checks.ts'

const world = await startPos()
const { clock, till, begun, post, kept, checks, later, context } = world
afterAll(world.stop)
afterEach(async () => {
  clock.at = noon
  await till.suffer('none')
})

const runbook = readFileSync(new URL('../../../../../docs/operations/runbooks/pos-checks-refused.md', import.meta.url), 'utf8')
const [look = '', postAgain = ''] = [...runbook.matchAll(/^```sql\n([\s\S]+?)```/gm)].map(([, text]) => text)
/** A statement of the runbook, on the day of these tests. */
const run = <Row>(text: string) =>
  context.db.rows<Row>({ name: '', text: text.replaceAll('now()', `'${new Date(clock.at).toISOString()}'::timestamptz`) })

test('a dish that the POS does not know is refused with its reason, and posted once a person has mended that', async () => {
  const catalogue = changedCatalogue(context.catalogue, () => ({ digitCode: () => '77001' }))
  const orderId = await begun()
  await postChecks.round({ ...context, catalogue })
  const problem = '422 MENU_ITEM_NOT_FOUND A menu item is not found'
  expect(await kept(orderId)).toMatchObject({ state: 'refused', ref: null, problem })
  later(60)
  await post()
  expect(await checks(orderId)).toEqual([])
  expect(await run(look)).toMatchObject([{ store_id: '3101', state: 'refused', problem }])
  expect((await readOperations(context.db, clock.at)).orders).toContainEqual({ state: 'posRefused', orders: 1 })
  await run(postAgain)
  await post()
  expect([(await checks(orderId)).length, await kept(orderId)]).toEqual([1, expect.objectContaining({ state: 'posted', problem: null })])
  expect(await run(look)).toEqual([])
})

test('a check to which the POS gives another total differs, and is not posted again', async () => {
  const orderId = await begun()
  await till.suffer('other-total')
  await post()
  await run(postAgain)
  later(60)
  await post()
  const order = await context.orders.one(orderId)
  expect(await kept(orderId)).toMatchObject({ state: 'differs', total: (order?.total ?? 0) + 100 })
  expect(await checks(orderId)).toHaveLength(1)
  expect((await readOperations(context.db, clock.at)).orders).toContainEqual({ state: 'posDiffers', orders: 1 })
})
