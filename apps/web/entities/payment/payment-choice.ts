import { payMethodNames, type Brand, type PayMethod } from '@harbour/rules'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { persistedStore } from '../../lib/persisted-store.ts'
import { opensHere } from './offered-methods.ts'
import { payName } from './pay-words.ts'
import { brand } from '../../api/region.ts'

/** A way to pay as the guest sees it: who has saved a card can pay by another one too. */
export type PaymentOption = PayMethod | 'otherCard'

export const methodOf = (way: PaymentOption): PayMethod => (way === 'otherCard' ? 'card' : way)

/** The ways to choose from: with a saved card, which is then what `card` pays with, another card stands below it. */
export const paymentOptions = (methods: readonly PayMethod[], card: object | undefined): PaymentOption[] =>
  methods.flatMap((method): PaymentOption[] => (method === 'card' && card ? [method, 'otherCard'] : [method]))

/** The same ways, those of the method by which the guest usually pays before the others. */
export const usualFirst = (ways: readonly PaymentOption[], usual: PayMethod | undefined): PaymentOption[] =>
  ways.toSorted((a, b) => Number(methodOf(b) === usual) - Number(methodOf(a) === usual))

/** The name of a way to pay in the choice of one. */
export const paymentOptionName = (way: PaymentOption, card?: { last4: string } | null): string =>
  way === 'otherCard' ? m.pay_other_card() : payName(way, card)

/** The way in which this guest last chose to pay; each region has its own ways. */
const usePayMethodStore = persistedStore<{ byBrand: Partial<Record<Brand, PayMethod>> }>('pay-method', { byBrand: {} })

/** Remembers how the guest pays, but not that it was another card: the next order begins with the saved one again. */
export const rememberPaymentOption = (way: PaymentOption) =>
  usePayMethodStore.setState(({ byBrand }) => ({ byBrand: { ...byBrand, [brand()]: methodOf(way) } }))

/** The way to pay: as the guest did before where that can be had, else the most usual way. */
function usePayMethod(methods: readonly PayMethod[]): PayMethod | undefined {
  const before = usePayMethodStore(({ byBrand }) => byBrand[brand()])
  // A newer page in another tab, or one in the browser, may have remembered what this one cannot pay by.
  if (methods.length === 0) return before && payMethodNames.includes(before) && opensHere(before) ? before : undefined
  return before && methods.includes(before) ? before : methods[0]
}

/** The way that is chosen for one order: what was picked for it; else the saved card, where it comes before all; else as before. */
export function usePaymentChoice(methods: readonly PayMethod[], card: { isDefault: boolean } | undefined) {
  const before = usePayMethod(methods)
  const [picked, pick] = useState<PaymentOption>()
  // As it was when the guest came: no row goes away from under a thumb.
  const [usual] = useState(before)
  const ways = usualFirst(paymentOptions(methods, card), usual)
  const preferred = card?.isDefault && methods.includes('card') ? 'card' : before
  return {
    ways,
    way: picked && ways.includes(picked) ? picked : preferred,
    choose(way: PaymentOption) {
      pick(way)
      rememberPaymentOption(way)
    },
  }
}
