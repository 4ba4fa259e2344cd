import * as v from 'valibot'
import { OrderedLine } from '../orders/ordered-line.ts'
import { Count, Dollars, Guid, Moment, OrderType, StoreId, Text } from '../units.ts'

/** A line of a group order, at the menu's prices of now, in the language of the call. */
export const GroupLine = v.object({
  ...OrderedLine.entries,
  /** The id that the phone that added it has made. */
  lineId: Guid,
  /** It cannot be had as it is any more: it has run out, is not served now, or has left the menu. */
  unavailable: v.boolean(),
})
export type GroupLine = v.InferOutput<typeof GroupLine>

/** The lines of one person, and what they come to at the menu's prices, before promotions and fees. */
export const GroupPart = v.object({ name: Text, lines: v.array(GroupLine), total: Dollars })
export type GroupPart = v.InferOutput<typeof GroupPart>

/**
 * A group order as whoever asks may see it: its host every part, everybody else their own alone. `newcomer`: somebody with the link who has given no name yet.
 * It is `closed` once its host or its time has closed it.
 */
export const GroupOrder = v.object({
  groupId: Guid,
  role: v.picklist(['host', 'guest', 'newcomer']),
  hostName: Text,
  storeId: StoreId,
  storeName: Text,
  orderType: OrderType,
  /** The start of the slot of a preorder; null: as soon as it can be. */
  wantedAt: v.nullable(Moment),
  closesAt: Moment,
  state: v.picklist(['open', 'closed']),
  /** The most that one person may add, in dishes at the menu's prices; null for any amount. */
  mostEach: v.nullable(Dollars),
  /** The number of people who have joined, its host not counted. */
  people: Count,
  /** The asker's own part; null for its host, whose dishes are in their cart, and for newcomers. */
  mine: v.nullable(GroupPart),
  /** All parts, in the order in which people joined; none but to its host. */
  parts: v.array(v.object({ guestId: Guid, ...GroupPart.entries })),
  /** The sum of all parts, to its host; 0 to anybody else. */
  total: Dollars,
  /**
   * The order that it has become, to everybody in it: its wire code of status, and when it should be there; null until its host has placed it, and to newcomers.
   */
  order: v.nullable(v.object({ status: v.number(), etaLow: Moment, etaHigh: Moment })),
  /** Opens the live stream of this group order, and nothing else: `GET /events/groups/{groupId}?ticket=`. */
  ticket: Text,
})
export type GroupOrder = v.InferOutput<typeof GroupOrder>
