import { getFrontConfig } from '@harbour/protocol'
import { handle } from '../../handle.ts'

export const getFrontConfigAction = handle(getFrontConfig, (_content, { settings, catalogue, brand, language }) => ({
  configs: {
    ...settings.frontConfig,
    map: { url: `/map/${catalogue.mapFile(brand, language).version}.json`, tiles: settings.tiles },
  },
}))
