import { getIpRegion } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'

const web = { platformKey: 'web' }
const proxied = await startGateway({ environment: { TRUST_PROXY: '1' } })
const bare = await startGateway({ environment: { IP_REGION: 'MO' } })
afterAll(() => Promise.all([proxied.stop(), bare.stop()]))

test.each([
  ['60.246.1.1', 'MO'],
  ['122.100.160.1', 'MO'],
  ['202.175.3.3', 'MO'],
  ['182.93.1.1', 'MO'],
  ['::ffff:60.246.1.1', 'MO'],
  ['218.102.1.1', 'HK'],
  ['183.178.1.1', 'HK'],
  ['112.118.1.1', 'HK'],
  ['2404:c800::1', 'HK'],
  ['8.8.8.8', 'US'],
])('[4.37] [7.11] a guest at %s is in %s', async (address, region) => {
  expect(await proxied.ask(getIpRegion, web, { address })).toEqual({ region, ip: address })
})

test.each(['127.0.0.1', '192.168.1.20', '10.1.2.3', '172.20.0.1', '169.254.1.1', '100.64.0.9', '::1', 'fe80::1', 'fd00::1'])(
  '[7.11] a network at home, such as %s, is nowhere',
  async (address) => {
    expect(await proxied.ask(getIpRegion, web, { address })).toEqual({ region: '', ip: address })
  },
)

test('[7.11] what a guest says of their address is believed of a proxy of ours alone', async () => {
  expect((await bare.ask(getIpRegion, web, { address: '218.102.1.1' })).ip).toBe('127.0.0.1')
})

test('[7.11] what a guest has written before the entry of our own proxy is believed by nobody', async () => {
  expect((await proxied.ask(getIpRegion, web, { address: '60.246.1.1, 218.102.1.1' })).ip).toBe('218.102.1.1')
  const named = await startGateway({ environment: { TRUST_PROXY: 'loopback,10.0.0.0/8' } })
  expect((await named.ask(getIpRegion, web, { address: '60.246.1.1, 218.102.1.1, 10.1.2.3' })).ip).toBe('218.102.1.1')
  await named.stop()
})

test('[4.38] the settings can say where addresses without a region are, to try the change of city on one machine', async () => {
  expect((await bare.ask(getIpRegion, web)).region).toBe('MO')
})

test.each([
  [{}, 'CONTENT_INVALID'],
  [{ platformKey: 7 }, 'CONTENT_INVALID'],
  [{ platformKey: 'x'.repeat(65) }, 'CONTENT_INVALID'],
  [{ ...web, ip: '60.246.1.1' }, 'UNKNOWN_FIELD'],
])('[7.11] a malformed content is turned away: %j', async (content, code) => {
  expect(await proxied.call(getIpRegion, content)).toMatchObject({ code })
})
