import * as v from 'valibot'
import { Allergen } from './allergen.ts'
import { MenuCategory } from './menu-category.ts'
import { Service } from './service.ts'
import { Brand, Dollars, Language, OrderType, Text } from '../units.ts'

const Id = Text
const Amount = v.number()
const traits = {
  meat: v.optional(v.boolean()),
  spice: v.optional(v.picklist([1, 2, 3])),
  contains: v.optional(v.array(Allergen)),
  mayContain: v.optional(v.array(Allergen)),
  kcal: v.optional(Amount),
  portion: v.optional(Amount),
}
const Option = v.object({
  ...traits,
  pid: Id,
  name: Text,
  note: v.optional(Text),
  picture: v.optional(Text),
  price: Dollars,
  preset: v.optional(v.boolean()),
  most: v.optional(Amount),
  excludes: v.optional(v.array(Id)),
})
const Requirement = v.object({
  requirementId: Id,
  name: Text,
  note: v.optional(Text),
  kind: v.picklist(['size', 'crust', 'topping', 'choice']),
  side: v.optional(v.picklist(['halves', 'left', 'right'])),
  min: Amount,
  max: Amount,
  charges: v.optional(v.picklist(['dearest'])),
  options: v.array(Option),
})
const Property = v.object({
  propertyId: Id,
  name: Text,
  values: v.array(v.object({ valueId: Id, name: Text, kcal: v.optional(Amount) })),
})
const InnerGroup = v.object({
  groupId: Id,
  name: Text,
  min: Amount,
  max: Amount,
  products: v.array(
    v.object({
      ...traits,
      pid: Id,
      name: Text,
      price: Dollars,
      preset: v.optional(v.boolean()),
      properties: v.optional(v.array(Property)),
    }),
  ),
})
const Main = v.object({
  pid: Id,
  name: Text,
  note: v.optional(Text),
  picture: Text,
  price: Dollars,
  most: v.optional(Amount),
  ownPortion: v.optional(v.boolean()),
  kcal: v.optional(Amount),
  spice: v.optional(Amount),
  groups: v.array(InnerGroup),
})
const Group = v.object({ groupId: Id, name: Text, min: Amount, max: Amount, mains: v.array(Main) })

export const MenuProduct = v.object({
  uid: Id,
  pid: Id,
  type: v.picklist([1, 2, 3]),
  name: Text,
  otherName: v.optional(Text),
  description: Text,
  picture: Text,
  tall: v.boolean(),
  price: Dollars,
  originalPrice: v.optional(Dollars),
  boxes: Amount,
  makeMinutes: Amount,
  spice: v.picklist([0, 1, 2, 3]),
  kcal: v.optional(Amount),
  portion: v.optional(Amount),
  vegetarian: v.boolean(),
  alcohol: v.boolean(),
  fresh: v.boolean(),
  contains: v.array(Allergen),
  mayContain: v.array(Allergen),
  service: v.optional(Service),
  orderTypes: v.optional(v.array(OrderType)),
  most: Amount,
  requirements: v.array(Requirement),
  groups: v.array(Group),
})
export type MenuProduct = v.InferOutput<typeof MenuProduct>

/** The immutable file behind `GET /menu/{version}.json`: one brand's menu in one language (calls.md). */
export const Menu = v.object({
  version: Text,
  brand: Brand,
  language: Language,
  categories: v.array(MenuCategory),
  products: v.array(MenuProduct),
})
export type Menu = v.InferOutput<typeof Menu>
