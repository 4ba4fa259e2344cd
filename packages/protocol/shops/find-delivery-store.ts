import * as v from 'valibot'
import { action } from '../action.ts'
import { DeliveryTerms, StoreCard } from './store-card.ts'
import { Latitude, Longitude } from '../units.ts'

/**
 * The shop that delivers to a point: the nearest open one whose zone holds it, else the nearest that takes
 * a preorder for delivery, else the nearest closed one (spec 8.12).
 */
export const findDeliveryStore = action('candao.storeStandard.findDeliveryStore', {
  gateway: 'Action',
  caller: 'anyone',
  content: { lat: Latitude, lng: Longitude },
  data: v.object({ store: StoreCard, delivery: DeliveryTerms }),
  refusals: ['OUT_OF_SERVICE_AREA'],
})
