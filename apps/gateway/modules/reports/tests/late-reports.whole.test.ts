import { replyStatuses, salesGet } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { freePort } from '../../../testing/gateway-process.ts'
import { post } from '../../../testing/gateway.ts'
import { startProcessWorld } from '../../../testing/process-world.ts'
import { newStaff } from '../../../testing/staff.fixtures.ts'

const { beside, startProcess } = await startProcessWorld()

/** The connections of all gateways to where reports may be late. */
async function connections() {
  const text = `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'harbour reports'`
  return (await beside.context.db.rows<{ count: number }>({ name: '', text }))[0]?.count
}

test('a gateway asks the standby that its settings name, once somebody wants a report, and answers where it is none', async () => {
  const port = await freePort()
  await startProcess(port, { DATABASE_READ_URL: beside.context.db.url })
  const finance = await newStaff(beside, 'finance')
  expect(await connections()).toBe(0)
  const content = { from: '2026/11/08', to: '2026/11/20', by: 'day' }
  const { status } = await post(`http://127.0.0.1:${port}/api`, { definition: salesGet, content, as: finance })
  expect([status, await connections()]).toEqual([replyStatuses.done, 1])
})
