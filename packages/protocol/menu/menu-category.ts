import { stations } from '@harbour/rules'
import * as v from 'valibot'
import { Text } from '../units.ts'

/** A heading of the menu, with the entries under it in order. */
export const MenuCategory = v.object({
  categoryId: Text,
  name: Text,
  note: v.optional(Text),
  picture: Text,
  /** The station at which the kitchen makes its dishes; left out of headings that only gather. */
  station: v.optional(v.picklist(stations)),
  uids: v.array(Text),
})
export type MenuCategory = v.InferOutput<typeof MenuCategory>
