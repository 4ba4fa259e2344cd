import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { isLogin } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { newGuest } from './orders.fixtures.ts'
import { freePort } from './gateway-process.ts'
import { post, type As } from './gateway.ts'
import { startProcessWorld } from './process-world.ts'

const { beside, startProcess } = await startProcessWorld()

/** Looks which gateways are ready, as a proxy does, until it is ended; it is told of each by its port. */
function watch(ports: readonly number[]) {
  const ready = new Set<number>()
  let going = true
  const looking = (async () => {
    while (going) {
      for (const port of ports) {
        const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
          (response) => response.status,
          () => 0,
        )
        if (status === 200) ready.add(port)
        else ready.delete(port)
      }
      await pause(50)
    }
  })()
  return {
    ready,
    async end() {
      going = false
      await looking
    },
  }
}

/** Calls again and again by way of the gateways that are ready, and notes what each call is answered. */
function keepCalling(ready: ReadonlySet<number>, guest: As) {
  const codes: (string | undefined)[] = []
  let going = true
  const calling = (async () => {
    for (let at = 0; going; at++) {
      const port = [...ready][at % ready.size]
      if (port !== undefined) codes.push((await post(`http://127.0.0.1:${port}/api`, { definition: isLogin, as: guest })).code ?? 'done')
      await pause(5)
    }
  })()
  return {
    async end() {
      going = false
      await calling
      return codes
    },
  }
}

test('gateways that are restarted one after the other refuse no call', { timeout: 120_000 }, async () => {
  const ports = [await freePort(), await freePort()]
  const start = (port: number) => startProcess(port, { DRAIN_SECONDS: '2' })
  const running = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)]
  const [proxy, guest] = [watch(ports), await newGuest(beside)]
  await expect.poll(() => proxy.ready.size).toBe(2)
  const calls = keepCalling(proxy.ready, guest)
  for (const [at, child] of running.entries()) {
    child.kill('SIGTERM')
    expect((await once(child, 'exit'))[0]).toBe(0)
    await start(ports[at] ?? 0)
    await expect.poll(() => proxy.ready.size).toBe(2)
  }
  const codes = await calls.end()
  await proxy.end()
  expect(new Set(codes)).toEqual(new Set(['done']))
  expect(codes.length).toBeGreaterThan(100)
})
