import * as v from 'valibot'
import { action } from '../action.ts'
import { LatLng } from '../lat-lng.ts'
import { DeliveryTerms } from './store-card.ts'
import { StoreId } from '../units.ts'

/** A closed ring of [lat, lng]; the last point joins the first by itself. */
const Ring = v.array(LatLng)

const DeliveryZone = v.object({ ...DeliveryTerms.entries, ring: Ring, holes: v.array(Ring) })
export type DeliveryZone = v.InferOutput<typeof DeliveryZone>

/** The zones where a shop delivers and their terms, in the order in which they are tried; none for a shop that does not deliver (spec 8.12). */
export const getStoreDeliveryRange = action('candao.storeStandard.getStoreDeliveryRange', {
  gateway: 'Action',
  caller: 'anyone',
  content: { storeId: StoreId },
  data: v.object({ zones: v.array(DeliveryZone) }),
  refusals: ['STORE_UNKNOWN'],
})
