import type { ChainRequirement } from '../types.ts'
import { dollars, included } from './prices.ts'

export const sweetness: ChainRequirement = {
  requirementId: 'sweetness',
  name: { tc: '甜度', en: 'Sweetness' },
  kind: 'choice',
  min: 1,
  max: 1,
  options: [
    { pid: 'sweet-normal', name: { tc: '正常甜', en: 'Normal sweetness' }, price: included, preset: true },
    { pid: 'sweet-less', name: { tc: '少甜', en: 'Less sweet' }, price: included, kcal: -20 },
    { pid: 'sweet-none', name: { tc: '走甜', en: 'No sugar' }, price: included, kcal: -40 },
  ],
}

export const ice: ChainRequirement = {
  requirementId: 'ice',
  name: { tc: '冰量', en: 'Ice' },
  kind: 'choice',
  min: 1,
  max: 1,
  options: [
    { pid: 'ice-normal', name: { tc: '正常冰', en: 'Normal ice' }, price: included, preset: true },
    { pid: 'ice-less', name: { tc: '少冰', en: 'Less ice' }, price: included },
    { pid: 'ice-none', name: { tc: '走冰', en: 'No ice' }, price: included },
  ],
}

export const cup: ChainRequirement = {
  requirementId: 'cup',
  name: { tc: '杯裝', en: 'Cup' },
  kind: 'size',
  min: 1,
  max: 1,
  options: [
    { pid: 'cup-regular', name: { tc: '中', en: 'Regular' }, price: included, preset: true },
    { pid: 'cup-large', name: { tc: '大', en: 'Large' }, price: dollars(4), portion: 140 },
  ],
}

export const milk: ChainRequirement = {
  requirementId: 'milk',
  name: { tc: '奶類', en: 'Milk' },
  kind: 'choice',
  min: 1,
  max: 1,
  options: [
    { pid: 'milk-dairy', name: { tc: '鮮奶', en: 'Dairy milk' }, price: included, preset: true, contains: ['milk'] },
    { pid: 'milk-oat', name: { tc: '燕麥奶', en: 'Oat drink' }, price: dollars(5), contains: ['gluten'], kcal: 6 },
    { pid: 'milk-none', name: { tc: '走奶', en: 'No milk' }, price: included, kcal: -48 },
  ],
}
