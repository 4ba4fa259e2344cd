import type { Brand, PayMethod } from '@harbour/rules'
import { useState } from 'react'
import { keptStore } from './kept.ts'
import { brand } from './region.ts'

/** How this guest last chose to pay; each region has its own ways. */
const usePayMethodStore = keptStore<{ byBrand: Partial<Record<Brand, PayMethod>> }>('pay-method', { byBrand: {} })

export const rememberPayMethod = (method: PayMethod) =>
  usePayMethodStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: method } }))

/** How to pay: as the guest did before where that can be had, else the most usual way. */
function usePayMethod(methods: readonly PayMethod[]): PayMethod | undefined {
  const before = usePayMethodStore(({ byBrand }) => byBrand[brand()])
  if (methods.length === 0) return before
  return before && methods.includes(before) ? before : methods[0]
}

/** The way that is chosen for one order: what was picked for it; else `first`, where the guest has one that comes before all; else as before. */
export function useChosenMethod(methods: readonly PayMethod[], first: PayMethod | undefined) {
  const before = usePayMethod(methods)
  const [picked, pick] = useState<PayMethod>()
  const preferred = first && methods.includes(first) ? first : before
  return {
    method: picked && methods.includes(picked) ? picked : preferred,
    choose(method: PayMethod) {
      pick(method)
      rememberPayMethod(method)
    },
  }
}
