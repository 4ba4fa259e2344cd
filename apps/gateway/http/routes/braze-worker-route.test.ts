import { getFrontConfig } from '@harbour/protocol'
import { expect, test } from 'vitest'
import { pagePolicy } from '../headers.ts'
import { startGateway } from '../../testing/gateway.ts'

const hashes = { scripts: [`sha256-a`], styles: [] }

test('[3.26] with a key the pages may fetch Braze’s kit and talk to Braze, and its worker stands in a folder of its own', async () => {
  const gateway = await startGateway({
    environment: { BRAZE_KEY: 'key', BRAZE_ENDPOINT: 'https://sdk.example', BRAZE_SDK_URL: 'https://kit.example/6.5/braze.js' },
  })
  const { configs } = await gateway.ask(getFrontConfig, { platformKey: 'web' })
  expect(configs).toMatchObject({ brazeKey: 'key', brazeEndpoint: 'https://sdk.example', brazeSdkUrl: 'https://kit.example/6.5/braze.js' })
  const policy = pagePolicy(hashes, { ...gateway.context.settings, cardUrls: [] })
  expect(policy).toContain(`script-src 'self' https://kit.example 'sha256-a'`)
  expect(policy).toContain(`connect-src 'self' https://sdk.example`)
  const worker = await fetch(`${gateway.url}/braze/service-worker.js`)
  expect(await worker.text()).toBe('importScripts("https://kit.example/6.5/service-worker.js")\n')
  expect(worker.headers.get('content-security-policy')).toContain('script-src https://kit.example;')
  await gateway.stop()
})

test('without a key nothing of Braze is here', async () => {
  const gateway = await startGateway()
  const { configs } = await gateway.ask(getFrontConfig, { platformKey: 'web' })
  expect(configs).toMatchObject({ brazeKey: '', brazeEndpoint: '', brazeSdkUrl: '' })
  expect(pagePolicy(hashes, { ...gateway.context.settings, cardUrls: [] })).toContain(`script-src 'self' 'sha256-a'`)
  expect((await fetch(`${gateway.url}/braze/service-worker.js`)).status).toBe(404)
  await gateway.stop()
})
