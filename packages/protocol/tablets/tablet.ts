import * as v from 'valibot'
import { Count, Guid, Moment, StoreId, Text, text } from '../units.ts'

/** The name that a shop gives a tablet: "Counter". */
export const TabletName = v.pipe(text(40), v.minLength(1))

/**
 * The health of a tablet, as it sees itself: whether its alarm can be heard (`blocked` until somebody has tapped), whether its page is on the screen and keeps
 * it awake, how many steps it still has to send, which screen it shows, and the build that it runs.
 */
export const tabletHealth = {
  sound: v.picklist(['on', 'blocked', 'muted']),
  visible: v.boolean(),
  wakeLock: v.boolean(),
  unsent: Count,
  screen: v.picklist(['counter', 'kitchen', 'second']),
  version: text(40),
}
export type TabletHealth = v.InferOutput<v.ObjectSchema<typeof tabletHealth, undefined>>

/**
 * A paired tablet of a shop: last used at `seenAt`, null before its first call; its key is good until `endsAt`, if nobody uses it. `report` is the last that
 * it said of itself, null before it has.
 */
export const Tablet = v.object({
  tabletId: Guid,
  storeId: StoreId,
  name: Text,
  pairedAt: Moment,
  seenAt: v.nullable(Moment),
  endsAt: Moment,
  report: v.nullable(v.object({ at: Moment, ...tabletHealth })),
})
export type Tablet = v.InferOutput<typeof Tablet>

/** A secret that a tablet was given when it asked to be paired. */
export const PairingSecret = v.pipe(Text, v.minLength(1), v.maxLength(100))

/** The code that a tablet shows, as somebody types it: in any case, with spaces or dashes between. */
export const PairingCode = v.pipe(
  text(20),
  v.transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
  v.length(8),
)
