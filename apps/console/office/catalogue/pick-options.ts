import type { ChainProduct, ChainShop } from '@harbour/chain'
import type { Pickable } from '../ui/sentence/PickDialog.tsx'
import { wordsIn, type Locale } from '../words/in-language.ts'

/** Dishes to pick from. */
export const dishOptions = (dishes: readonly ChainProduct[], locale: Locale): Pickable[] =>
  dishes.map(({ pid, name }) => ({ id: pid, words: wordsIn(name, locale), note: pid }))

/** Shops to pick from. */
export const shopOptions = (shops: readonly ChainShop[], locale: Locale): Pickable[] =>
  shops.map(({ storeId, name }) => ({ id: storeId, words: wordsIn(name, locale), note: storeId }))
