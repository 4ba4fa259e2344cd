import { holidayReasons, shopStateReasons, soldOutReasons, systemStateReasons } from '@harbour/rules'
import * as v from 'valibot'
import { StaffScope } from '../staff/staff-member.ts'
import { Brand, Guid, Moment, Slug, StoreId, Text, text } from '../units.ts'

/** A few words beside a reason, for colleagues. */
const Note = v.pipe(text(200), v.minLength(1))

/**
 * The word that something has run out, or is back: until a moment, until each shop's next opening on another day (`untilTomorrow`), or, with neither,
 * until somebody switches it back.
 */
export const soldOutWord = {
  pid: Slug,
  soldOut: v.boolean(),
  until: v.optional(v.nullable(Moment)),
  untilTomorrow: v.optional(v.boolean()),
  reason: v.optional(v.nullable(v.picklist(soldOutReasons))),
  note: v.optional(v.nullable(Note)),
}

/** The reason why a shop is busy, or pauses. */
export const shopStateWhy = { reason: v.optional(v.nullable(v.picklist(shopStateReasons))), note: v.optional(v.nullable(Note)) }

/** The part of the chain that is meant: some shops, or all of a brand or the chain. */
export const Where = StaffScope

/** The person or thing that has said so: somebody of the staff by name, a shop's till, the catalogue, or Harbour itself. */
const SaidBy = v.object({ kind: v.picklist(['staff', 'till', 'catalogue', 'system']), name: v.nullable(Text) })

const said = { since: v.nullable(Moment), note: v.nullable(Text), by: SaidBy }

/** Something that has run out: at one shop, or (`storeId` null) at all of a brand, or (`brand` null too) at all of the chain. */
export const SoldOutEntry = v.object({
  pid: Text,
  storeId: v.nullable(StoreId),
  brand: v.nullable(Brand),
  until: v.nullable(Moment),
  reason: v.nullable(v.picklist(soldOutReasons)),
  ...said,
})
export type SoldOutEntry = v.InferOutput<typeof SoldOutEntry>

/** The last word about how busy a shop is; `since` null where nobody has said anything yet. */
const ShopStateSaid = v.object({ reason: v.nullable(v.picklist([...shopStateReasons, ...systemStateReasons])), ...said })

const date = /^20\d\d\/(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])$/
const Day = v.pipe(
  Text,
  v.regex(date),
  v.check((day) => new Date(`${day.replaceAll('/', '-')}T00:00:00Z`).getUTCDate() === Number(day.slice(8)), 'a date that exists'),
)
const Time = v.pipe(Text, v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/))
const Times = v.pipe(
  v.object({ startTime: Time, endTime: Time }),
  v.check(({ startTime, endTime }) => startTime !== endTime, 'a stretch of time'),
)
const Sentence = v.pipe(text(120), v.minLength(1))

/** The days on which shops are shut (`times` empty) or open at the times listed, whatever their week says; `notice` is what guests read. */
export const holidayWord = {
  startDate: Day,
  endDate: Day,
  times: v.pipe(v.array(Times), v.maxLength(4)),
  reason: v.picklist(holidayReasons),
  note: v.optional(v.nullable(Note)),
  notice: v.optional(v.nullable(v.object({ tc: Sentence, en: Sentence }))),
}
export const ShopList = v.pipe(v.array(StoreId), v.minLength(1), v.maxLength(200))

/** A holiday of one shop; those of several that were told together have one `holidayId`. */
export const Holiday = v.object({
  holidayId: Guid,
  storeId: StoreId,
  startDate: Text,
  endDate: Text,
  times: v.array(v.object({ startTime: Text, endTime: Text })),
  reason: v.picklist(holidayReasons),
  notice: v.nullable(v.object({ tc: Text, en: Text })),
  ...said,
})
export type Holiday = v.InferOutput<typeof Holiday>

/** The day's overlay of a shop, for its people: what has run out there, how much longer orders take, until when it takes none, when it is shut; why, and who said so. */
export const ShopOverlay = v.object({
  soldOut: v.array(Text),
  soldOutEntries: v.array(SoldOutEntry),
  busyMinutes: v.number(),
  /** The end of the busy time; null where somebody has to say that it is over. */
  busyUntil: v.nullable(Moment),
  pausedUntil: v.nullable(Moment),
  state: ShopStateSaid,
  holidays: v.array(Holiday),
})
export type ShopOverlay = v.InferOutput<typeof ShopOverlay>
