import type { ChainShop } from '@harbour/chain'
import { m } from '../../../paraglide/messages.js'

const names: Record<keyof ChainShop, () => string> = {
  storeId: m.shops_number,
  brand: m.office_brand,
  platformStoreId: m.shops_platform_id,
  extraStoreId: m.shops_extra_id,
  name: m.shops_name,
  address: m.shops_address,
  district: m.shops_district,
  point: m.shops_place,
  phone: m.shops_phone,
  orderTypes: m.shops_order_types,
  preorders: m.shops_preorders,
  slotCapacity: m.shops_slot_capacity,
  services: m.shops_services,
  openings: m.shops_week,
  blackouts: m.shops_blackouts,
  zones: m.shops_zones,
  soldOut: m.shops_sold_out_there,
}

const isField = (field: string): field is keyof ChainShop => field in names

/** The name of a field of a shop by its place in the record, as faults and conflicts name it. */
export function fieldName(place: string): string {
  const [field = ''] = place.split('.')
  return isField(field) ? names[field]() : place
}
