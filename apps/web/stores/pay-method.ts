import type { Brand, PayMethod } from '@harbour/rules'
import { keptStore } from './kept.ts'
import { brand } from './region.ts'

/** How this guest last chose to pay; each region has its own ways. */
const usePayMethodStore = keptStore<{ byBrand: Partial<Record<Brand, PayMethod>> }>('pay-method', { byBrand: {} })

export const rememberPayMethod = (method: PayMethod) =>
  usePayMethodStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: method } }))

/** How to pay: as the guest did before where that can be had, else the most usual way. */
export function usePayMethod(methods: readonly PayMethod[]): PayMethod | undefined {
  const before = usePayMethodStore(({ byBrand }) => byBrand[brand()])
  if (methods.length === 0) return before
  return before && methods.includes(before) ? before : methods[0]
}
