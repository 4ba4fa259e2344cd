import * as v from 'valibot'
import type { GatewayAddress, Guest } from './guest.ts'

const Named = v.object({ url: v.string(), soldOut: v.array(v.string()) })
const Requirement = v.object({
  requirementId: v.string(),
  side: v.optional(v.string()),
  min: v.number(),
  options: v.array(v.object({ pid: v.string(), price: v.number(), preset: v.optional(v.boolean()) })),
})
const Dish = v.object({
  uid: v.string(),
  pid: v.string(),
  type: v.number(),
  price: v.number(),
  alcohol: v.boolean(),
  service: v.optional(v.unknown()),
  orderTypes: v.optional(v.array(v.number())),
  requirements: v.array(Requirement),
  groups: v.array(v.unknown()),
})
export type Dish = v.InferOutput<typeof Dish>
const Menu = v.object({ products: v.array(Dish) })
const Shop = v.object({ lat: v.number(), lng: v.number(), orderTypes: v.array(v.number()), district: v.string(), address: v.string() })

/** A shop as a guest finds it: where it is, what it can be asked for, and how it serves. */
export type OpenShop = v.InferOutput<typeof Shop> & { storeId: string; dishes: readonly Dish[]; soldOut: ReadonlySet<string> }

/** Reads a shop and its menu, as a guest's app does. Set meals and what is served only at times are left to people. */
export async function readShop(storeId: string, guest: Guest, { gatewayUrl }: Pick<GatewayAddress, 'gatewayUrl'>): Promise<OpenShop> {
  const shop = v.parse(Shop, await guest.call('candao.storeStandard.getStore', { storeId }))
  const { url, soldOut } = v.parse(Named, await guest.call('candao.product.getProductMenu', { storeId }))
  const menu = v.parse(Menu, await (await fetch(`${gatewayUrl}${url}`, { signal: AbortSignal.timeout(30_000) })).json())
  const gone = new Set(soldOut)
  const dishes = menu.products.filter(({ pid, groups, service }) => groups.length === 0 && service === undefined && !gone.has(pid))
  return { ...shop, storeId, dishes, soldOut: gone }
}
