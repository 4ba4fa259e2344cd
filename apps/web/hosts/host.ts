import type { Point } from '@harbour/rules'

/** Why a device could not say where it is. */
export type LocateFailure = 'denied' | 'unavailable' | 'timeout'
/** The accuracy in metres. */
export type Located = { point: Point; accuracy?: number } | { failure: LocateFailure }

/** Whether asking for the location would open the browser's own question. */
export type LocationPermission = 'granted' | 'prompt' | 'denied'

/** What the surroundings of the app give it: a browser's page has one way of doing this, the chain's own app another. */
export type Host = {
  /** What would happen if the location were asked for; asks nobody. */
  locationPermission: () => Promise<LocationPermission>
  /** Where the guest is now, as exactly as the device can tell and never from memory. The guest may be asked first. Never rejects. */
  locate: () => Promise<Located>
}
