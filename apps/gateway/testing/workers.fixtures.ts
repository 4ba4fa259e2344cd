import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { postOrder, type Reply } from '@harbour/protocol'
import { expect } from 'vitest'
import { post, type As } from './gateway.ts'
import { freePort } from './gateway-process.ts'
import { onWire, orderOf } from './orders.fixtures.ts'
import { startProcessWorld } from './process-world.ts'

/** Processes of a gateway that share a port, and a gateway beside them, only for its database, its catalogue and the making of guests. */
export async function startCluster() {
  const { beside, startProcess } = await startProcessWorld()

  async function startTogether(environment: Record<string, string> = {}) {
    const port = await freePort()
    const child = await startProcess(port, { WORKERS: '3', ...environment })
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
