import { getFrontConfig } from '@harbour/protocol'
import { afterAll, expect, test } from 'vitest'
import { startGateway } from '../../../testing/gateway.ts'

const gateway = await startGateway()
afterAll(gateway.stop)

test('[3.26] keys are empty and Macau is open unless the settings say otherwise', async () => {
  const { configs } = await gateway.ask(getFrontConfig, { platformKey: 'web' })
  expect(configs).toMatchObject({ gaKey: '', gaKey2: '', sentryDsn: '', brazeKey: '', brazeSafariWebsitePushId: '', isOpenMo: true })
  expect(configs.map).toEqual({ url: expect.stringMatching(/^\/map\/[\w-]{16}\.json$/), tiles: null })
})

test('[4.41] the settings can close Macau and give the keys', async () => {
  const closed = await startGateway({ environment: { OPEN_MACAU: 'off', GA_KEY: 'G-1' } })
  const { configs } = await closed.ask(getFrontConfig, { platformKey: 'web', key: 'isOpenMo' })
  expect(configs).toMatchObject({ isOpenMo: false, gaKey: 'G-1' })
  await closed.stop()
})

test('the settings can say where pictures of the ground come from', async () => {
  const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Somebody' }
  const tiled = await startGateway({ environment: { MAP_TILES_URL: tiles.url, MAP_TILES_ATTRIBUTION: tiles.attribution } })
  expect((await tiled.ask(getFrontConfig, { platformKey: 'web' })).configs.map.tiles).toEqual(tiles)
  await tiled.stop()
})

test('[7.32] the app is told by which links it is reached, and which shells may speak for it', async () => {
  const live = await startGateway({ environment: { APP_SCHEME: 'harbour', APP_SHELL_ORIGINS: 'https://shell.example' } })
  const { configs } = await live.ask(getFrontConfig, { platformKey: 'app' })
  expect(configs.app).toEqual({ scheme: 'harbour', shells: ['https://shell.example'] })
  await live.stop()
})

test('[7.10] whichever key is asked for, the answer holds all configs, and only these', async () => {
  const whole = await gateway.ask(getFrontConfig, { platformKey: 'web' })
  expect(Object.keys(whole)).toEqual(['configs'])
  expect(await gateway.ask(getFrontConfig, { platformKey: 'web', key: 'gaKey' })).toEqual(whole)
})

test.each([{}, { platformKey: 1 }, { platformKey: 'web', key: 1 }])(
  '[7.10] a content without its platform key is turned away: %j',
  async (content) => {
    expect(await gateway.call(getFrontConfig, content)).toMatchObject({ code: 'CONTENT_INVALID' })
  },
)
