import * as v from 'valibot'
import { Dollars } from './units.ts'

const Id = v.string()
const Amount = v.number()
const Allergen = v.picklist(['gluten', 'crustacean', 'egg', 'fish', 'peanut', 'milk', 'nut', 'sulphite'])
const traits = { meat: v.optional(v.boolean()), spice: v.optional(v.picklist([1, 2, 3])), contains: v.optional(v.array(Allergen)) }
const Option = v.object({
  ...traits,
  pid: Id,
  name: v.string(),
  note: v.optional(v.string()),
  price: Dollars,
  preset: v.optional(v.boolean()),
  most: v.optional(Amount),
  excludes: v.optional(v.array(Id)),
})
const Requirement = v.object({
  requirementId: Id,
  name: v.string(),
  note: v.optional(v.string()),
  kind: v.picklist(['size', 'crust', 'topping', 'choice']),
  min: Amount,
  max: Amount,
  charges: v.optional(v.picklist(['dearest'])),
  options: v.array(Option),
})
const Property = v.object({ propertyId: Id, name: v.string(), values: v.array(v.object({ valueId: Id, name: v.string() })) })
const InnerGroup = v.object({
  groupId: Id,
  name: v.string(),
  min: Amount,
  max: Amount,
  products: v.array(
    v.object({
      ...traits,
      pid: Id,
      name: v.string(),
      price: Dollars,
      preset: v.optional(v.boolean()),
      properties: v.optional(v.array(Property)),
    }),
  ),
})
const Main = v.object({
  pid: Id,
  name: v.string(),
  note: v.optional(v.string()),
  picture: v.string(),
  price: Dollars,
  most: v.optional(Amount),
  ownPortion: v.optional(v.boolean()),
  spice: v.optional(Amount),
  groups: v.array(InnerGroup),
})
const Group = v.object({ groupId: Id, name: v.string(), min: Amount, max: Amount, mains: v.array(Main) })

export const MenuProduct = v.object({
  uid: Id,
  pid: Id,
  type: v.picklist([1, 2, 3]),
  name: v.string(),
  otherName: v.optional(v.string()),
  description: v.string(),
  picture: v.string(),
  tall: v.boolean(),
  price: Dollars,
  originalPrice: v.optional(Dollars),
  boxes: Amount,
  makeMinutes: Amount,
  spice: v.picklist([0, 1, 2, 3]),
  kcal: v.optional(Amount),
  vegetarian: v.boolean(),
  alcohol: v.boolean(),
  fresh: v.boolean(),
  contains: v.array(Allergen),
  mayContain: v.array(Allergen),
  service: v.optional(
    v.object({ weekdays: v.optional(v.array(Amount)), windows: v.optional(v.array(v.object({ start: v.string(), end: v.string() }))) }),
  ),
  orderTypes: v.optional(v.array(v.picklist([1, 2, 5]))),
  most: Amount,
  requirements: v.array(Requirement),
  groups: v.array(Group),
})
export type MenuProduct = v.InferOutput<typeof MenuProduct>

export const MenuCategory = v.object({
  categoryId: Id,
  name: v.string(),
  note: v.optional(v.string()),
  picture: v.string(),
  uids: v.array(Id),
})
export type MenuCategory = v.InferOutput<typeof MenuCategory>

/** The immutable file behind `GET /menu/{version}.json`: one brand's menu in one language (calls.md). */
export const Menu = v.object({
  version: v.string(),
  brand: v.picklist([31, 42]),
  language: v.picklist([1, 2]),
  categories: v.array(MenuCategory),
  products: v.array(MenuProduct),
})
export type Menu = v.InferOutput<typeof Menu>
