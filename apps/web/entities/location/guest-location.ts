import { addressSearch, type NearbyPlace } from '@harbour/protocol'
import { distanceMetres, type Point } from '@harbour/rules'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/call.ts'
import type { LocateFailure } from '../../hosts/host.ts'
import { openHost } from '../host/open-host.ts'
import { m } from '../../paraglide/messages.js'
import { persistedStore } from '../../lib/persisted-store.ts'
import { region } from '../../api/region.ts'
import { showToast } from '../../lib/toast.ts'

/** The progress of the search for the guest's location; denied is failed, too (spec 4.5). */
export const locationStatuses = { unasked: 0, searching: -1, found: 1, failed: 2 } as const
type LocationStatus = (typeof locationStatuses)[keyof typeof locationStatuses]

export type GuestLocation = {
  status: LocationStatus
  point: Point | undefined
  /** The distance that they may be from the point, in metres. */
  accuracy: number | undefined
  /** The point lies outside of the region that this page sells in. */
  foreign: boolean
  failure: LocateFailure | undefined
  /** The one of our own dialogs about the location that is open (spec 2.41). */
  dialog: 'ask' | 'tip' | undefined
  /** The guest has said yes to our words: the browser's may follow. */
  agreed: boolean
  /** The guest wants no more tips about a location that is off (spec 5.1). */
  tipHidden: boolean
}

/** This guest's location, as far as they let us know. Only the answers to our own questions are kept. */
export const useGuestLocation = persistedStore<GuestLocation>(
  'location',
  {
    status: locationStatuses.unasked,
    point: undefined,
    accuracy: undefined,
    foreign: false,
    failure: undefined,
    dialog: undefined,
    agreed: false,
    tipHidden: false,
  },
  { part: ({ agreed, tipHidden }) => ({ agreed, tipHidden }) },
)

/** The guest taps "use my location": our own words come first, the browser's question after them. */
export async function findMe() {
  const permission = await (await openHost()).locationPermission()
  if (permission === 'prompt' && !useGuestLocation.getState().agreed) useGuestLocation.setState({ dialog: 'ask' })
  else await locate()
}

/** Tells whether the location cannot be had: it was denied, or asked for in vain. Asks nobody. */
export const locationIsOff = async (): Promise<boolean> =>
  useGuestLocation.getState().status === locationStatuses.failed || (await (await openHost()).locationPermission()) === 'denied'

/** Looks for the guest at once where that asks nobody anything; until then where the host saw them last is a first guess. */
export async function findMeUnasked() {
  if (useGuestLocation.getState().status !== locationStatuses.unasked) return
  const host = await openHost()
  const guess = await host.lastLocation()
  if (guess && useGuestLocation.getState().status === locationStatuses.unasked) foundAt(guess)
  if ((await host.locationPermission()) === 'granted') await locate()
}

/** The guest said yes to our words. */
export async function locate() {
  useGuestLocation.setState({ status: locationStatuses.searching, dialog: undefined, failure: undefined, agreed: true })
  const located = await (await openHost()).locate()
  if ('point' in located) return foundAt(located.point, located.accuracy)
  useGuestLocation.setState({ status: locationStatuses.failed, point: undefined, failure: located.failure })
  if (located.failure === 'denied') tellOnce()
}

/** The guest is, or may be, here. */
export const foundAt = (point: Point, accuracy?: number) =>
  useGuestLocation.setState({ status: locationStatuses.found, point, accuracy, foreign: !isInRegion(point) })

/** Further from the middle of the region than this nobody is in it, in metres. */
const reach = { HK: 60_000, MO: 15_000 }

export const isInRegion = (point: Point) => distanceMetres(point, region().centre) < reach[region().code]

export const closeLocationDialog = () => useGuestLocation.setState({ dialog: undefined })
export const hideLocationTip = (tipHidden: boolean) => useGuestLocation.setState({ tipHidden })

const toldKey = 'location-told'

/** A denied location is told once in a visit, and never again once the guest has hidden the tip (spec 5.1, 8.7). */
function tellOnce() {
  if (useGuestLocation.getState().tipHidden || sessionStorage.getItem(toldKey)) return
  sessionStorage.setItem(toldKey, '1')
  useGuestLocation.setState({ dialog: 'tip' })
  showToast(m.shops_unable())
}

/** The places around the guest, nearest first; the first of them names where the guest is (spec 7.17). */
export function useNearby() {
  const { point } = useGuestLocation()
  return useQuery({
    ...query(addressSearch, point ?? { lat: 0, lng: 0 }, { background: true, handles: 'all' }),
    enabled: !!point,
    select: placesOf,
  })
}

const placesOf = ({ data }: { data: NearbyPlace[] }) => data

/** A distance in words: to ten metres, from a kilometre on to a hundred. */
export function distanceWords(metres: number): string {
  if (metres < 995) return m.shops_metres({ count: Math.max(10, Math.round(metres / 10) * 10) })
  return m.shops_kilometres({ count: (metres / 1000).toFixed(metres < 9950 ? 1 : 0) })
}
