import { brandIds, cents } from '@harbour/rules'
import { expect, test } from 'vitest'
import { draftOf, drawerFace, drawerOf, notesOf, typedMoney, typedNumber, type DrawerDraft, type SavedDayEnd } from './drawer.ts'

const brand = brandIds.hongKong
const day = { cashExpected: cents(495_400), float: cents(100_000) }
const draft: DrawerDraft = {
  notes: { 50_000: '3', 10_000: '22', 5000: '9', 2000: '31' },
  coins: '180',
  float: null,
  note: 'wrong change',
  replaces: null,
}
const saved: SavedDayEnd = {
  dayEndNo: 7,
  replaces: null,
  at: 0,
  staffName: 'Wai Ming',
  float: day.float,
  cashExpected: day.cashExpected,
  cashCounted: cents(495_000),
  difference: cents(-400),
  counted: drawerOf(draft, day, brand).pieces,
  note: 'wrong change',
}

test('Macau’s drawer has its own notes', () => {
  expect(notesOf(brandIds.macau).map((value) => value / 100)).toEqual([1000, 500, 200, 100, 50, 20, 10])
  expect(notesOf(brand)).not.toContain(20_000)
})

test.each([
  ['', 0],
  ['180', 18_000],
  [' $1,180.5', 118_050],
  ['0.05', 5],
  ['1.234', undefined],
  ['-1', undefined],
  ['one', undefined],
])('%j typed as money is %s cents', (typed, amount) => {
  expect(typedMoney(typed)).toBe(amount)
})

test.each([
  ['', 0],
  ['12', 12],
  ['9999', 9999],
  ['10000', undefined],
  ['1.5', undefined],
])('%j typed as a number of notes is %s', (typed, num) => {
  expect(typedNumber(typed)).toBe(num)
})

test('what was counted stands beside what is to be expected', () => {
  expect(drawerOf(draft, day, brand)).toMatchObject({ counted: 495_000, expected: 495_400, difference: -400, float: 100_000, lacks: null })
})

test('another float moves what is to be expected', () => {
  expect(drawerOf({ ...draft, float: '996' }, day, brand)).toMatchObject({ expected: 495_000, difference: 0 })
})

test('a difference wants its reason, an even drawer none, an empty count a count, and what is no number is asked for again', () => {
  const lacks = (more: Partial<DrawerDraft>) => drawerOf({ ...draft, ...more }, day, brand).lacks
  expect(lacks({ note: ' ' })).toBe('reason')
  expect(lacks({ note: '', coins: '184' })).toBeNull()
  expect(lacks({ notes: {}, coins: '' })).toBe('count')
  expect(lacks({ notes: { 50_000: '0' }, coins: '', note: 'robbed' })).toBeNull()
  expect(lacks({ coins: 'x' })).toBe('numbers')
  expect(lacks({ notes: { 50_000: '-1' } })).toBe('numbers')
})

test('a correction begins with what was saved, its coins as one sum even where that is worth a note', () => {
  const counted = [...notesOf(brand).map((value) => ({ value, num: 2 })), { value: cents(2000), num: 1 }]
  expect(draftOf({ ...saved, counted }, brand)).toEqual({
    notes: { 100_000: '2', 50_000: '2', 10_000: '2', 5000: '2', 2000: '2' },
    coins: '20',
    float: '1000',
    note: 'wrong change',
    replaces: 7,
  })
})

test('a day is counted, saved, corrected, or was changed by somebody else', () => {
  expect(drawerFace([], undefined, brand)).toBe('count')
  expect(drawerFace([], draft, brand)).toBe('count')
  expect(drawerFace([saved], undefined, brand)).toBe('saved')
  expect(drawerFace([saved], { ...draft, replaces: 7 }, brand)).toBe('count')
  expect(drawerFace([saved], { ...draft, coins: '181' }, brand)).toBe('changed')
})

test('a count whose answer was lost is found saved', () => {
  expect(drawerFace([saved], draft, brand)).toBe('saved')
})
