import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort, gatewayProcess } from './gateway-process.ts'
import { halfCall } from './half-call.ts'
import { startGateway } from './gateway.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'harbour-kill-'))
/** Only for its database; the process under test is another. */
const beside = await startGateway()
const started: ChildProcess[] = []
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await beside.stop()
  await rm(dataDir, { recursive: true })
})

test('a gateway that is told to stop waits a few seconds for a call that never comes to its end', async () => {
  const port = await freePort()
  const child = await gatewayProcess({ url: beside.context.db.url, dataDir, port, started })
  await halfCall(port)
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})
