import { getFrontConfig } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const getFrontConfigAction = handle(getFrontConfig, (_content, { settings, push, catalogue, brand, language }) => ({
  configs: {
    ...settings.frontConfig,
    pushKey: push.publicKey,
    map: { url: `/map/${catalogue.mapFile(brand, language).version}.json`, tiles: settings.tiles },
    app: settings.app,
  },
}))
