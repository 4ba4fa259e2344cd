import { brandIds, type Brand } from '@harbour/rules'
import type { ChainProduct } from '../types.ts'

/** The codes by which coupon platforms and tills name our dishes: one of theirs stands for a dish, or for every dish that it may be spent on. */
const mappingCodes: Record<Brand, Record<string, readonly string[]>> = {
  [brandIds.hongKong]: {
    HK10001: ['victoria-seafood'],
    HK10002: ['double-pepperoni'],
    HK10003: ['hawaiian'],
    HK10004: ['margherita'],
    HK10010: ['double-pepperoni', 'hawaiian', 'margherita', 'garden', 'bbq-chicken', 'teriyaki-chicken'],
    HK20001: ['six-piece-bucket'],
    HK20002: ['honey-garlic-wings'],
    HK20003: ['popcorn-chicken', 'popcorn-chicken-6'],
    HK30001: ['star-ferry-set'],
    HK30002: ['solo-set'],
    HK40001: ['baked-bolognese', 'pork-chop-rice', 'portuguese-rice'],
    HK50001: ['chunky-fries'],
    HK50002: ['garlic-bread'],
    HK60001: ['egg-tarts-2'],
    HK60002: ['egg-tarts-4'],
    HK70001: ['iced-lemon-tea', 'iced-milk-tea', 'iced-coffee'],
    HK70002: ['cola', 'cola-zero', 'orange-soda'],
  },
  [brandIds.macau]: {
    MO10001: ['victoria-seafood'],
    MO10002: ['double-pepperoni'],
    MO10005: ['chourico'],
    MO10010: ['double-pepperoni', 'hawaiian', 'margherita', 'garden'],
    MO20001: ['six-piece-bucket'],
    MO20004: ['african-chicken'],
    MO30001: ['star-ferry-set'],
    MO30003: ['guia-set'],
    MO50001: ['chunky-fries'],
    MO60002: ['egg-tarts-4'],
    MO60003: ['serradura'],
    MO70001: ['iced-lemon-tea', 'iced-milk-tea', 'iced-coffee'],
  },
}

/** A product with the codes of each brand that name it. */
export function withMappingCodes(product: ChainProduct): ChainProduct {
  const codes = { [brandIds.hongKong]: codesOf(product.pid, brandIds.hongKong), [brandIds.macau]: codesOf(product.pid, brandIds.macau) }
  const named = Object.fromEntries(Object.entries(codes).filter(([, each]) => each.length > 0))
  return Object.keys(named).length > 0 ? { ...product, mappingCodes: named } : product
}

function codesOf(pid: string, brand: Brand): string[] {
  return Object.entries(mappingCodes[brand]).flatMap(([code, pids]) => (pids.includes(pid) ? [code] : []))
}
