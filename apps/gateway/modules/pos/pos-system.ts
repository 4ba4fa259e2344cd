import type { Cents, Instant, OnlineMethod } from '@harbour/rules'

/** A shop as its POS names it: the location, and the revenue centre that Harbour's orders are sold in. */
export type PosShop = { storeId: string; location: string; revenueCenter: number }

/** The way of an order, as the settings name order types. */
export type PosOrderType = 'takeaway' | 'delivery' | 'dineIn'

/** A dish of a check: `item` is the POS's own number of it, null where that is not known; `unit` in cents, `words` what is said beside its name. */
export type PosItem = { item: number | null; num: number; unit: Cents; words: string }

/** Something that is charged beside the dishes, in cents. */
export type PosCharge = { words: string; amount: Cents }

/**
 * A check as it is posted, with nothing of who the guest is. `name` is unique among the open checks of its revenue centre, `key` stands for this check alone. The items and
 * the charges less the discount add up to the total; `tender` is what was paid online, null where the shop collects it.
 */
export type PosCheck = {
  key: string
  name: string
  orderType: PosOrderType
  lines: readonly string[]
  items: readonly PosItem[]
  charges: readonly PosCharge[]
  discount: Cents
  tender: { method: OnlineMethod; amount: Cents } | null
  total: Cents
}

/** A check as the POS has it: its own name and number of it, and its total in cents. */
export type PostedCheck = { ref: string; number: number; total: Cents }

/** A clear no, after which nothing is done: the POS's code for it, in its own words. */
export type PosNo = { no: string }

/**
 * A POS. Nothing here throws: `unknown` is given where it gives no answer in time, or one that makes no sense, and then nobody knows what it has done. It may make
 * a second check of what is posted twice: who had no answer looks first.
 */
export type PosSystem = {
  post(check: PosCheck, shop: PosShop): Promise<PostedCheck | PosNo | 'unknown'>
  /** Looks for a check by its name, open or closed, among those that were made from a moment on; `absent` where there is none. */
  find(name: string, shop: PosShop, since: Instant): Promise<PostedCheck | 'absent' | 'unknown'>
  /** Takes a check back; one that is not there is taken back. */
  void(ref: string, shop: PosShop): Promise<'voided' | PosNo | 'unknown'>
}
