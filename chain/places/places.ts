import type { Place } from '../types.ts'
import { islandEast } from './island-east.ts'
import { islandSouth } from './island-south.ts'
import { islandWest } from './island-west.ts'
import { kowloonEast } from './kowloon-east.ts'
import { kowloonWest } from './kowloon-west.ts'
import { macau } from './macau.ts'
import { newTerritoriesEast } from './new-territories-east.ts'
import { newTerritoriesWest } from './new-territories-west.ts'
import { outlying } from './outlying.ts'
import { wholeDistricts } from './whole-districts.ts'

/** The embedded gazetteer: where a guest may live, work or meet. */
export const places: Place[] = [
  ...islandWest,
  ...islandEast,
  ...islandSouth,
  ...kowloonWest,
  ...kowloonEast,
  ...newTerritoriesWest,
  ...newTerritoriesEast,
  ...outlying,
  ...macau,
  ...wholeDistricts,
]
