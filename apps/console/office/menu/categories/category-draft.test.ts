import { categories } from '@harbour/chain'
import { expect, test } from 'vitest'
import { categoryFaults, categoryRecord, newCategory } from './category-draft.ts'

test('every heading of the chain is saved as it is, without a fault', () => {
  for (const category of categories) {
    expect(categoryRecord(category)).toEqual(category)
    expect(categoryFaults(category, [])).toEqual([])
  }
})

test('a new heading says what it lacks, and that its id is taken', () => {
  expect(categoryFaults(newCategory, []).map(({ field }) => field)).toEqual(['categoryId', 'name.tc', 'name.en', 'picture'])
  const named = { ...newCategory, categoryId: 'pizza', name: { tc: '薄餅', en: '薄餅' }, picture: 'veggie' }
  expect(categoryFaults(named, ['pizza'])).toEqual([
    { field: 'categoryId', fault: 'twice' },
    { field: 'name.en', fault: 'chinese' },
  ])
})

test('a note is there in both languages or in none', () => {
  const [category] = categories
  if (!category) throw new Error('the chain has a category')
  expect(categoryFaults({ ...category, note: { tc: '新', en: '' } }, []).map(({ field }) => field)).toEqual(['note.en'])
  expect(categoryRecord({ ...category, note: { tc: ' ', en: '' }, goesWith: [] })).not.toHaveProperty('note')
})
