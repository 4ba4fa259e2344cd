import { tabletPairStart } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { noon, startGateway } from '../../../../testing/gateway.ts'

const gateway = await startGateway({ environment: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0.1' } })
afterAll(gateway.stop)

test('a tablet gets a code that is read without a mistake, and a secret, for ten minutes', async () => {
  const as = { address: '192.0.2.1' }
  const [one, two] = [await gateway.ask(tabletPairStart, {}, as), await gateway.ask(tabletPairStart, {}, as)]
  expect(one.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/)
  expect(one.expiresAt).toBe(noon + 600_000)
  expect(new Set([one.code, two.code, one.secret, two.secret]).size).toBe(4)
})

test('an address asks for so many and no more, and keeps no other from asking', async () => {
  const ask = (address: string) => gateway.call(tabletPairStart, {}, { address })
  for (let at = 0; at < 9; at++) expect(await ask('192.0.2.2')).toMatchObject({ status: 1 })
  expect(await ask('192.0.2.2')).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await ask('192.0.2.3')).toMatchObject({ status: 1 })
})
