import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'
import { markDemoChain, unmarkDemoChain } from './demo-chain-store.ts'
import { refuseDemoChain } from './refuse-demo-chain.ts'

const gateway = await startGateway()
afterAll(gateway.stop)
const { rows } = gateway.context.db

test('production sells no demo chain, and whatever has taken its place', async () => {
  await markDemoChain(rows)
  await expect(refuseDemoChain(rows, { mode: 'production' })).rejects.toThrow(/demo chain.*npm run chain/)
  await refuseDemoChain(rows, { mode: 'demo' })
  await unmarkDemoChain(rows)
  await refuseDemoChain(rows, { mode: 'production' })
})
