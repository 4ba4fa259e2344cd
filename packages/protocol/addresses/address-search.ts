import * as v from 'valibot'
import { action } from '../action.ts'
import { Place } from './place.ts'
import { Latitude, Longitude, Text } from '../units.ts'

const NearbyPlace = v.object({ ...Place.entries, placeId: Text, kind: Text, distance: v.number() })
export type NearbyPlace = v.InferOutput<typeof NearbyPlace>

/** Places near a point, nearest first, distance in metres (spec 7). */
export const addressSearch = action('candao.member.addressSearch', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { lat: Latitude, lng: Longitude },
  data: v.object({ data: v.array(NearbyPlace) }),
})
