import * as v from 'valibot'
import { GuestName } from '../groups/guest-name.ts'
import { Count, Dollars, Slug, Text } from '../units.ts'

const Pid = Slug

const ChosenOption = v.strictObject({ pid: Pid, num: Count, price: Dollars })
const ChosenProduct = v.strictObject({
  pid: Pid,
  num: Count,
  price: Dollars,
  listPropertys: v.pipe(v.array(v.strictObject({ propertyId: Slug, valueId: Slug })), v.maxLength(20)),
})
const ChosenMain = v.strictObject({
  pid: Pid,
  num: Count,
  price: Dollars,
  groups: v.pipe(v.array(v.strictObject({ groupId: Slug, products: v.pipe(v.array(ChosenProduct), v.maxLength(30)) })), v.maxLength(20)),
})
export const SelectedFood = v.strictObject({
  groups: v.pipe(v.array(v.strictObject({ groupId: Slug, mains: v.pipe(v.array(ChosenMain), v.maxLength(30)) })), v.maxLength(20)),
})

/** A cart line as an order carries it (spec 3.6). Its price is what the guest saw; the server prices again. */
export const CartLine = v.strictObject({
  uid: Slug,
  pid: Pid,
  /** The kind of the dish when it was chosen; its menu says what it is, and that is what is priced and kept. */
  type: v.picklist([1, 2, 3]),
  num: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  price: Dollars,
  listRequirements: v.pipe(
    v.array(v.strictObject({ requirementId: Slug, pidData: v.pipe(v.array(ChosenOption), v.maxLength(40)) })),
    v.maxLength(20),
  ),
  selectedFood: v.optional(SelectedFood),
  isSendType: v.optional(v.boolean()),
  isCouponPro: v.optional(v.boolean()),
  voucherCode: v.optional(v.pipe(Text, v.maxLength(64))),
  /** The name of the person of a group order whom it is for; it stands on the ticket. */
  forName: v.optional(GuestName),
})
