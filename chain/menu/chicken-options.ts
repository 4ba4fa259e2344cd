import type { ChainOption, ChainRequirement } from '../types.ts'
import { dollars, included } from './prices.ts'
import { presetting } from './requirement.ts'

export const original: ChainOption = { pid: 'flavour-original', name: { tc: '原味', en: 'Original' }, price: included, preset: true }
export const spicy: ChainOption = { pid: 'flavour-spicy', name: { tc: '香辣', en: 'Spicy' }, price: included, spice: 2 }

export const flavour: ChainRequirement = {
  requirementId: 'flavour',
  name: { tc: '口味', en: 'Flavour' },
  kind: 'choice',
  min: 1,
  max: 1,
  options: [original, spicy],
}

/** A bucket may also come half and half. */
export const bucketFlavour: ChainRequirement = {
  ...flavour,
  options: [original, spicy, { pid: 'flavour-half', name: { tc: '半原味半香辣', en: 'Original, half spicy' }, price: included, spice: 2 }],
}

export const heat: ChainRequirement = {
  requirementId: 'heat',
  name: { tc: '辣度', en: 'Heat' },
  kind: 'choice',
  min: 1,
  max: 1,
  options: [
    { pid: 'heat-none', name: { tc: '不辣', en: 'No chilli' }, price: included },
    { pid: 'heat-mild', name: { tc: '小辣', en: 'Mild' }, price: included, preset: true, spice: 1 },
    { pid: 'heat-hot', name: { tc: '大辣', en: 'Hot' }, price: included, spice: 3 },
  ],
}

export const dipOptions: ChainOption[] = [
  {
    pid: 'dip-honey-mustard',
    name: { tc: '蜜糖芥末醬', en: 'Honey mustard' },
    price: included,
    contains: ['egg'],
    mayContain: ['sulphite'],
    kcal: 95,
  },
  { pid: 'dip-garlic-mayo', name: { tc: '蒜蓉蛋黃醬', en: 'Garlic mayo' }, price: included, contains: ['egg'], kcal: 130 },
  { pid: 'dip-barbecue', name: { tc: '燒烤醬', en: 'Barbecue' }, price: included, contains: ['gluten', 'peanut'], kcal: 48 },
  { pid: 'dip-sweet-chilli', name: { tc: '甜辣醬', en: 'Sweet chilli' }, price: included, spice: 1, mayContain: ['sulphite'], kcal: 55 },
  { pid: 'dip-sand-ginger', name: { tc: '沙薑蔥油', en: 'Sand ginger oil' }, price: dollars(3), mayContain: ['peanut'], kcal: 110 },
]

/** One dip that comes with it, chosen at first and free to change. */
export const oneDip = (preset: string): ChainRequirement => ({
  requirementId: 'dip',
  name: { tc: '醬汁', en: 'Dip' },
  note: { tc: '揀 1 款', en: 'Choose 1' },
  kind: 'choice',
  min: 1,
  max: 1,
  options: presetting(preset, dipOptions),
})

/** The dips of a bucket: so many, the same one as often as wished. */
export const someDips = (count: number): ChainRequirement => ({
  requirementId: 'dip',
  name: { tc: '醬汁', en: 'Dips' },
  note: { tc: `揀 ${count} 份，可重複`, en: `Choose ${count}, repeats welcome` },
  kind: 'choice',
  min: count,
  max: count,
  options: dipOptions.map((option) => ({ ...option, most: count })),
})
