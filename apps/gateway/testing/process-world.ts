import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { gatewayProcess } from './gateway-process.ts'
import { startGateway } from './gateway.ts'

/**
 * A gateway beside those under test, only for its database, its catalogue and the making of guests and people, and `startProcess`, which starts one on the same
 * database as a process of its own. All of them end with the file's tests.
 */
export async function startProcessWorld() {
  const dataDir = await mkdtemp(join(tmpdir(), 'harbour-processes-'))
  const beside = await startGateway()
  const started: ChildProcess[] = []
  afterAll(async () => {
    for (const child of started) child.kill('SIGKILL')
    await beside.stop()
    await rm(dataDir, { recursive: true })
  })
  const startProcess = (port: number, environment: Record<string, string> = {}) =>
    gatewayProcess({ beside, dataDir, port, started, environment })
  return { beside, startProcess }
}
