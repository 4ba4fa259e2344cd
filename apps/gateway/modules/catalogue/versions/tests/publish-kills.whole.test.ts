import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { cataloguePublish, cataloguePublishDecide } from '@harbour/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginDraft, changeRecord, priced, twoPublishers } from '../../../../testing/catalogue.fixtures.ts'
import { freePort } from '../../../../testing/gateway-process.ts'
import { post } from '../../../../testing/gateway.ts'
import { startProcessWorld } from '../../../../testing/process-world.ts'
import { demoChain } from '../../seed.ts'

/** Fewer where other gateways are beside it: one alone is killed all the same. */
const times = Number(process.env.GATEWAYS ?? 1) > 1 ? 10 : 50
const { beside, startProcess } = await startProcessWorld()

/** The versions that are live, with how many records each has and what the Margherita costs in it. */
function liveVersions() {
  const text = `select v.version_no as "versionNo", count(l.*)::integer as records,
      max((r.record -> 'price' ->> '31')::integer) filter (where l.kind = 'product' and l.id = 'margherita') as price
    from catalogue_versions v join catalogue_lists l using (version_no) join catalogue_records r using (hash) where v.state = 'live' group by v.version_no`
  return beside.context.db.rows<{ versionNo: number; records: number; price: number }>({ name: '', text })
}

test(
  `a gateway that is killed while it publishes, ${times} times: the old version is live or the new one, whole, and never something between`,
  { timeout: 1_800_000 },
  async () => {
    const people = await twoPublishers(beside)
    const records = Object.values(demoChain).flat().length
    const port = await freePort()
    const base = `http://127.0.0.1:${port}/api`
    const outcomes = { old: 0, new: 0 }
    const waits = fc.sample(fc.integer({ min: 0, max: 600 }), times)
    let price = (await liveVersions())[0]?.price
    for (const [at, wait] of waits.entries()) {
      const child = await startProcess(port)
      const versionNo = await beginDraft(beside, people[0])
      const wanted = 9000 + at
      const revision = await changeRecord(beside, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(wanted) })
      const asked = await beside.ask(cataloguePublish, { versionNo, revision, publishAt: null }, people[0])
      const content = { versionNo, revision: asked.version.revision, approve: true }
      const answered = post(base, { definition: cataloguePublishDecide, content, as: people[1] }).catch(() => undefined)
      await sleep(wait)
      child.kill('SIGKILL')
      await once(child, 'exit')
      const said = await answered
      const live = await liveVersions()
      expect(live).toMatchObject([{ records }])
      const isNew = live[0]?.versionNo === versionNo
      expect(live[0]?.price).toBe(isNew ? wanted : price)
      if (said) expect([said.code, isNew]).toEqual([undefined, true])
      price = live[0]?.price
      outcomes[isNew ? 'new' : 'old'] += 1
    }
    expect(outcomes.old + outcomes.new).toBe(times)
    // What was left half done keeps nobody from going on.
    const child = await startProcess(port)
    await beside.context.catalogue.reload()
    const versionNo = await beginDraft(beside, people[0])
    const revision = await changeRecord(beside, people[0], { versionNo, kind: 'product', id: 'margherita', edit: priced(8800) })
    const asked = await beside.ask(cataloguePublish, { versionNo, revision, publishAt: null }, people[0])
    const { code } = await post(base, {
      definition: cataloguePublishDecide,
      content: { versionNo, revision: asked.version.revision, approve: true },
      as: people[1],
    })
    expect([code, (await liveVersions())[0]?.price]).toEqual([undefined, 8800])
    child.kill('SIGTERM')
    await once(child, 'exit')
  },
)
