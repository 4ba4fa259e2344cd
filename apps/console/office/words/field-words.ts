import { brandIds } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** The names of fields as people say them; what has none of its own is said by its path. */
const names: Record<string, () => string> = {
  name: m.publish_field_name,
  description: m.publish_field_description,
  price: m.publish_field_price,
  originalPrice: m.publish_field_original_price,
  priceRules: m.publish_field_price_rules,
  category: m.publish_field_category,
  picture: m.publish_field_picture,
  contains: m.publish_field_contains,
  mayContain: m.publish_field_may_contain,
  requirements: m.publish_field_requirements,
  options: m.publish_field_options,
  groups: m.publish_field_groups,
  mains: m.publish_field_mains,
  service: m.publish_field_service,
  orderTypes: m.publish_field_order_types,
  openings: m.publish_field_openings,
  zones: m.publish_field_zones,
  fee: m.publish_field_fee,
  minimum: m.publish_field_minimum,
  ring: m.publish_field_ring,
  slotCapacity: m.publish_field_slot_capacity,
  note: m.publish_field_note,
  limit: m.publish_field_limit,
  tiers: m.publish_field_tiers,
  makeMinutes: m.publish_field_make_minutes,
  kcal: m.publish_field_kcal,
  most: m.publish_field_most,
  storeIds: m.office_shops,
  weekdays: m.office_weekdays,
  startTime: m.office_hours_start,
  endTime: m.office_hours_end,
  startDate: m.office_begins,
  endDate: m.office_ends,
  budget: m.publish_field_budget,
  terms: m.publish_field_terms,
  gift: m.publish_field_gift,
}

const brands: Record<string, () => string> = { [brandIds.hongKong]: m.office_hong_kong, [brandIds.macau]: m.office_macau }
const languages: Record<string, () => string> = { tc: m.publish_chinese, en: m.publish_english }

/** A path of a field as words: "Price, Hong Kong". */
export function fieldWords(path: string): string {
  const parts = path.match(/[^.[\]]+/g) ?? []
  return parts.map((part) => (names[part] ?? brands[part] ?? languages[part])?.() ?? part).join(', ')
}
