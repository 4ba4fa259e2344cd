import { m } from '../../paraglide/messages.js'

const names: Record<string, () => string> = {
  name: m.menu_part_name,
  description: m.menu_part_description,
  picture: m.menu_part_picture,
  price: m.menu_part_price,
  originalPrice: m.menu_part_original,
  priceRules: m.menu_part_rules,
  category: m.menu_part_category,
  makeMinutes: m.menu_part_minutes,
  contains: m.menu_part_contains,
  mayContain: m.menu_part_may_contain,
  service: m.menu_part_service,
  orderTypes: m.menu_part_order_types,
  requirements: m.menu_part_requirements,
  groups: m.menu_part_groups,
  boxes: m.menu_part_boxes,
  spice: m.menu_part_spice,
  kcal: m.menu_part_kcal,
  portion: m.menu_part_portion,
  most: m.menu_part_most,
  vegetarian: m.menu_part_vegetarian,
  alcohol: m.menu_part_alcohol,
  fresh: m.menu_part_fresh,
  tall: m.menu_part_tall,
  mappingCodes: m.menu_part_codes,
  type: m.menu_part_type,
  note: m.menu_part_note,
}

/** A part of a record in words: what is changed of it. */
export const changeName = (part: string): string => names[part]?.() ?? part
