import { findDeliveryStore } from '@harbour/protocol'
import type { Point } from '@harbour/rules'
import { query } from '../../api/call.ts'
import { isRefusal } from '../../api/is-refusal.ts'

/** The shop that delivers to a point, on what terms and how soon. */
export const deliveryQuery = ({ lat, lng }: Point) => query(findDeliveryStore, { lat, lng }, { background: true, handles: 'all' })

/** Nobody delivers there (spec 8.12); any other fault says nothing about the place. */
export const isOutside = (fault: unknown) => isRefusal(findDeliveryStore, fault)
