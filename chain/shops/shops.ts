import type { ChainShop } from '../types.ts'
import { islandShops } from './island.ts'
import { kowloonEastShops } from './kowloon-east.ts'
import { kowloonWestShops } from './kowloon-west.ts'
import { macauShops } from './macau.ts'
import { newTerritoriesEastShops } from './new-territories-east.ts'
import { newTerritoriesWestShops } from './new-territories-west.ts'
import { outlyingShops } from './outlying.ts'

export const shops: ChainShop[] = [
  ...islandShops,
  ...kowloonWestShops,
  ...kowloonEastShops,
  ...newTerritoriesWestShops,
  ...newTerritoriesEastShops,
  ...outlyingShops,
  ...macauShops,
]
