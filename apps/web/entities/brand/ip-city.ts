import { getIpRegion } from '@harbour/protocol'
import { brandIds, regions, type Brand } from '@harbour/rules'
import { call } from '../../api/call.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { persistedStore } from '../../lib/persisted-store.ts'
import { inMacau, region, switchRegion } from '../../api/region.ts'

type IpCity = {
  /** The region of this device's network address, when it was asked last. */
  region: string
  at: number
  /** The region about which the guest has been asked. */
  confirmed: string
}

/** The region that the network says this device is in, under the spec's key `ipcity` (spec 4.37, 9.17). */
export const useIpCity = persistedStore<IpCity>('ipcity', { region: '', at: 0, confirmed: '' })

/** A guest who crosses the water is somewhere else by the next meal. */
const freshMs = 6 * 3600_000

/** Learns where this device is, unless that is known from a moment ago. */
export async function learnIpCity(): Promise<void> {
  if (Math.abs(serverNow() - useIpCity.getState().at) < freshMs) return
  const answer = await call(getIpRegion, { platformKey: 'web' }, { background: true, handles: 'all' })
  useIpCity.setState({ region: answer.region, at: serverNow() })
}

type BrandOfferInput = { ipCity: Pick<IpCity, 'region' | 'confirmed'>; city: string; isOpenMo: boolean }

/** The brand to offer to a guest whose network is in the other region, unless they have been asked about it or it is closed (spec 4.38). */
export function brandToOffer({ ipCity, city, isOpenMo }: BrandOfferInput): Brand | undefined {
  if (ipCity.region === city || ipCity.region === ipCity.confirmed) return undefined
  const { hongKong, macau } = brandIds
  if (ipCity.region === regions[macau].code) return isOpenMo ? macau : undefined
  return ipCity.region === regions[hongKong].code ? hongKong : undefined
}

/** The same, of this page, now. */
export const brandToOfferHere = (isOpenMo: boolean) => brandToOffer({ ipCity: useIpCity.getState(), city: region().code, isOpenMo })

/** The guest has said yes or no: they are not asked about this region again (spec 4.40). */
export const confirmIpCity = () => useIpCity.setState(({ region: asked }) => ({ confirmed: asked }))

/** Goes over to the region that the guest is in (spec 4.39). */
export function followIpCity(to: Brand) {
  confirmIpCity()
  switchRegion(to)
}

/** Tells whether this guest is, or means to be, in Macau. */
export const isInMacau = (): boolean => inMacau() || localStorage.getItem('locationCity') === regions[brandIds.macau].code
