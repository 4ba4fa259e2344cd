import { getIpRegion } from '@harbour/protocol'
import { handle } from '../deps.ts'

export const getIpRegionAction = handle(getIpRegion, async (_content, { ipRegions, address }) => ({
  region: await ipRegions.regionOf(address),
  ip: address,
}))
