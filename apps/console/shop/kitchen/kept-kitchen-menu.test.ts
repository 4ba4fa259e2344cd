import { beforeEach, expect, test, vi } from 'vitest'
import { keepKitchenMenu, keptKitchenMenu } from './kept-kitchen-menu.ts'
import type { KitchenMenu } from './kitchen-lines.ts'

const shelf = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, text: string) => void shelf.set(key, text),
})
beforeEach(() => shelf.clear())

const menu: KitchenMenu = { stations: new Map([['margherita', 'oven']]), alcohol: new Set(['lager']) }

test('a kitchen that is loaded anew knows where its shop makes each product, and what holds alcohol', () => {
  keepKitchenMenu('3101', menu)
  expect(keptKitchenMenu('3101')).toEqual(menu)
})

test('the menu of another shop, or of another build, is none', () => {
  keepKitchenMenu('3101', menu)
  expect(keptKitchenMenu('3102')).toBeUndefined()
  shelf.set('console.kitchen-menu', '{"storeId":"3101","stations":[["margherita","grill"]],"alcohol":[]}')
  expect(keptKitchenMenu('3101')).toBeUndefined()
})
