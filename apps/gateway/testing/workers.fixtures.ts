import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postOrder, type Reply } from '@harbour/protocol'
import { afterAll, expect } from 'vitest'
import { post, startGateway, type As } from './gateway.ts'
import { freePort, gatewayProcess } from './gateway-process.ts'
import { onWire, orderOf } from './orders.fixtures.ts'

/** Processes of a gateway that share a port, and a gateway beside them, only for its database, its catalogue and the making of guests. */
export async function startCluster() {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbour-workers-'))
  const beside = await startGateway()
  const started: ChildProcess[] = []
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL')
    await beside.stop()
    await rm(dataDir, { recursive: true })
  })

  async function startTogether(environment: Record<string, string> = {}) {
    const port = await freePort()
    const url = beside.context.db.url
    const child = await gatewayProcess({ url, dataDir, port, started, environment: { WORKERS: '3', ...environment } })
    const pid = child.pid ?? 0
    const workers = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(/\s+/).filter(Boolean).map(Number)
    await expect.poll(workers).toHaveLength(3)
    return { child, workers, base: `http://127.0.0.1:${port}/api` }
  }

  const freshOrder = () => onWire(orderOf(beside, { clientOrderId: randomUUID() }))
  const submit = async (content: object, { as, base }: { as: As; base: string }) =>
    outcome(await post(base, { definition: postOrder, content, as }))
  return { beside, startTogether, freshOrder, submit }
}

const outcome = ({ status, code }: Reply) => (status === 1 ? 'done' : (code ?? 'refused'))
