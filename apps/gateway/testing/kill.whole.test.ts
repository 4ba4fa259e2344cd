import { once } from 'node:events'
import { expect, test } from 'vitest'
import { freePort } from './gateway-process.ts'
import { halfCall } from './half-call.ts'
import { startProcessWorld } from './process-world.ts'

const { startProcess } = await startProcessWorld()

test('a gateway that is told to stop waits a few seconds for a call that never comes to its end', async () => {
  const port = await freePort()
  const child = await startProcess(port)
  await halfCall(port)
  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})
