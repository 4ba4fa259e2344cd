import type { Geocoder } from './geocoder.ts'
import type { IpRegions } from './ip-regions.ts'

export type AddressesServices = {
  geocoder: Geocoder
  ipRegions: IpRegions
}
