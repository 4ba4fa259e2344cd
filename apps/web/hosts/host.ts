import type { Point } from '@harbour/rules'
import type { HostKind } from '../lib/host-kind.ts'

/** The reason why a device could not say where it is. */
export type LocateFailure = 'denied' | 'unavailable' | 'timeout'
/** The accuracy in metres. */
export type Located = { point: Point; accuracy?: number } | { failure: LocateFailure }

/** The outcome of asking for the location: `prompt` opens the browser's own question. */
export type LocationPermission = 'granted' | 'prompt' | 'denied'

/** The guest as a host knows them: a claim until the gateway has seen that the access code is this user's, on this device. */
export type Identity = { userId: string; phone: string; accessCode: string; deviceId?: string; visitor?: boolean }

/** A place that the guest has chosen in the host, with its door where it is an address of theirs. */
export type ChosenPlace = Point & { floor?: string; flat?: string }

/** The words of a QR code; `cancelled` where the guest thought better of it. */
export type Scanned = { text: string } | 'cancelled' | 'failed'

/** All that the surroundings of the app give it: a browser's page has one way of doing this, the chain's own app another. Nothing here rejects. */
export type Host = {
  kind: HostKind
  /** The guest: `nobody` where the host knows that nobody is signed in, undefined where it does not say, and what this device keeps counts. */
  identity: () => Promise<Identity | 'nobody' | undefined>
  /** Tells when the host takes the guest for somebody else. */
  onIdentity: (listener: () => void) => void
  /** Has the guest sign in where the host does that; undefined where our own login does it. */
  logIn: (() => void) | undefined
  /** Tells what would happen if the location were asked for; asks nobody. */
  locationPermission: () => Promise<LocationPermission>
  /** The guest's location now, as exactly as the device can tell and never from memory. The guest may be asked first. */
  locate: () => Promise<Located>
  /** The guest's last location, as far as the host remembers: a first guess, for which nobody is asked. */
  lastLocation: () => Promise<Point | undefined>
  /** The place where the guest has chosen, in the host, to be served. */
  chosenPlace: () => Promise<ChosenPlace | undefined>
  /** Tells whether the host itself tells of coupons, and ours should not be shown over the cart. */
  couponTipHidden: () => Promise<boolean>
  /** The host's own scanner of QR codes; undefined where the page looks through the camera itself. */
  scan: (() => Promise<Scanned>) | undefined
  /** Opens an address beside the app: a map, a telephone, another site. */
  openOutside: (url: string) => void
  /** Opens the host's own list of orders; undefined where there is ours only. */
  goOrder: (() => void) | undefined
  /** Ends the app and goes back to where the guest came from; undefined where there is no such place. */
  leave: (() => void) | undefined
}
