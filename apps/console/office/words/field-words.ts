import { brandIds } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** The names of fields as people say them; what has none of its own is said by its path. */
const names: Record<string, () => string> = {
  name: m.office_field_name,
  description: m.office_field_description,
  price: m.office_field_price,
  originalPrice: m.office_field_original_price,
  priceRules: m.office_field_price_rules,
  category: m.office_field_category,
  picture: m.office_field_picture,
  contains: m.office_field_contains,
  mayContain: m.office_field_may_contain,
  requirements: m.office_field_requirements,
  options: m.office_field_options,
  groups: m.office_field_groups,
  mains: m.office_field_mains,
  service: m.office_field_service,
  orderTypes: m.office_field_order_types,
  openings: m.office_field_openings,
  zones: m.office_field_zones,
  fee: m.office_field_fee,
  minimum: m.office_field_minimum,
  ring: m.office_field_ring,
  slotCapacity: m.office_field_slot_capacity,
  note: m.office_field_note,
  limit: m.office_field_limit,
  tiers: m.office_field_tiers,
  makeMinutes: m.office_field_make_minutes,
  kcal: m.office_field_kcal,
  most: m.office_field_most,
  storeIds: m.office_shops,
  weekdays: m.office_weekdays,
  startTime: m.office_hours_start,
  endTime: m.office_hours_end,
  startDate: m.office_begins,
  endDate: m.office_ends,
  budget: m.office_field_budget,
  terms: m.office_field_terms,
  gift: m.office_field_gift,
  boxes: m.office_field_boxes,
  spice: m.office_field_spice,
  portion: m.office_field_portion,
  vegetarian: m.office_field_vegetarian,
  alcohol: m.office_field_alcohol,
  fresh: m.office_field_fresh,
  tall: m.office_field_tall,
  mappingCodes: m.office_field_mapping_codes,
  type: m.office_field_type,
}

const brands: Record<string, () => string> = { [brandIds.hongKong]: m.office_hong_kong, [brandIds.macau]: m.office_macau }
const languages: Record<string, () => string> = { tc: m.publish_chinese, en: m.publish_english }

/** A path of a field as words: "Price, Hong Kong". */
export function fieldWords(path: string): string {
  const parts = path.match(/[^.[\]]+/g) ?? []
  return parts.map((part) => (names[part] ?? brands[part] ?? languages[part])?.() ?? part).join(', ')
}
