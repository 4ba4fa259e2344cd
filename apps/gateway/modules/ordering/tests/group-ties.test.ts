import { cancelOrder, groupClose, groupGet, groupSave, postOrder } from '@harbour/protocol'
import type { CartLine } from '@harbour/rules'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../../platform/database/database.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { databaseSettings, type As } from '../../../testing/gateway.ts'
import { startGroups } from '../../../testing/groups.fixtures.ts'
import { onWire, orderOf } from '../../../testing/orders.fixtures.ts'

const { gateway, begun, joined, addition, add, inMinutes } = await startGroups()
afterAll(gateway.stop)
const { db } = gateway.context
const run = (text: string, values: unknown[] = []) => db.rows<Record<string, unknown>>({ name: '', text }, values)

/** A group order in which Ben has a dish, closed, with its lines as its host has them in the cart. */
async function closed() {
  const { token, host, group } = await begun()
  const ben = await joined(token, 'Ben')
  await add(token, ben, addition('carbonara'))
  const { lines } = await gateway.ask(groupClose, { token }, host)
  return { token, host, ben, lines, groupId: group.groupId }
}

const order = (lines: readonly CartLine[], token: string | undefined, as: As) =>
  gateway.call(postOrder, onWire(orderOf(gateway, { lines: [...lines], group: token === undefined ? undefined : { token } })), as)

test('a host who opens it in another tab while it is being ordered orders nothing, and others add to it', async () => {
  const { token, host, ben, lines, groupId } = await closed()
  const waiting = () => run(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
  const { sent } = await db.transaction(async (rows) => {
    await rows({ name: '', text: 'select from group_orders where group_id = $1 for update' }, [groupId])
    const placing = order(lines, token, host)
    await Promise.race([placing, expect.poll(async () => (await waiting()).length).toBe(1)])
    await rows({ name: '', text: 'update group_orders set closed_at = null where group_id = $1' }, [groupId])
    return { sent: placing }
  })
  expect(await sent).toMatchObject({ status: 301, code: 'GROUP_OPEN' })
  await add(token, ben, addition('garlic-bread'))
  expect((await gateway.ask(groupGet, { token }, ben)).order).toBeNull()
})

test('of several devices that order it at once one does, and it is opened no more', async () => {
  const { token, host, lines, groupId } = await closed()
  const replies = await Promise.all(Array.from({ length: 4 }, () => order(lines, token, host)))
  expect(replies.map(({ code }) => code ?? 'PLACED').toSorted()).toEqual(['GROUP_ORDERED', 'GROUP_ORDERED', 'GROUP_ORDERED', 'PLACED'])
  expect(await run('select from orders where group_id = $1', [groupId])).toHaveLength(1)
  expect(await gateway.call(groupSave, { token, closesAt: inMinutes(15) }, host)).toMatchObject({ code: 'GROUP_ORDERED' })
})

test('an order that another gateway has tied to it, and no other had seen, stays the only one', async () => {
  const { token, host, lines, groupId } = await closed()
  const { orderId } = (await order(lines, undefined, host)).data as { orderId: string }
  // Its user is another, so that nobody who looks for it among the host's orders finds it.
  const other = await begun()
  await run('update orders set group_id = $1, user_id = $3 where order_id = $2', [groupId, orderId, other.host.userId])
  expect(await order(lines, token, host)).toMatchObject({ status: 301, code: 'GROUP_ORDERED' })
  await gateway.ask(cancelOrder, { orderId }, other.host)
  expect(await order(lines, token, host)).toMatchObject({ status: 1 })
})

test('a database in which two orders were tied to one group order is brought up to date: the first keeps it', async () => {
  const { host, lines, groupId } = await closed()
  const placed: string[] = []
  for (let at = 0; at < 3; at++) placed.push(((await order(lines, undefined, host)).data as { orderId: string }).orderId)
  const [cancelled, first, second] = placed.toSorted()
  await gateway.ask(cancelOrder, { orderId: cancelled }, host)
  await run('drop index orders_of_group')
  await run('update orders set group_id = $1 where order_id = any($2)', [groupId, placed])
  const steps = ['075-ties-of-groups.sql', '076-one-order-of-a-group.sql']
  await run('delete from migrations where name = any($1)', [steps])
  // Past a pool, as every migration.
  const direct = openDatabase(databaseSettings(gateway).DATABASE_LISTEN_URL)
  expect(await migrate(direct)).toEqual(steps)
  await direct.stop()
  const tied = await run('select order_id as "orderId" from orders where group_id = $1 order by order_id', [groupId])
  expect(tied.map(({ orderId }) => orderId)).toEqual([cancelled, first])
  await expect(run('update orders set group_id = $1 where order_id = $2', [groupId, second])).rejects.toThrow('orders_of_group')
})
