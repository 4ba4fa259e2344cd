import { expect, test } from 'vitest'
import { guardUnsaved, isUnsaved, leaveThen, onceSaved } from './unsaved.ts'

test('a page that would be drawn anew asks before while something is unsaved, and not otherwise', () => {
  const done: string[] = []
  const asked: (() => void)[] = []
  leaveThen(() => done.push('language'))
  expect(done).toEqual(['language'])
  const end = guardUnsaved((go) => asked.push(go))
  leaveThen(() => done.push('brand'))
  expect([done, isUnsaved()]).toEqual([['language'], true])
  asked[0]?.()
  expect(done).toEqual(['language', 'brand'])
  end()
  expect(isUnsaved()).toBe(false)
})

test('each of two that are unsaved is asked', () => {
  const asked: string[] = []
  const ends = ['note', 'name'].map((name) =>
    guardUnsaved((go) => {
      asked.push(name)
      go()
    }),
  )
  leaveThen(() => asked.push('gone'))
  expect(asked).toEqual(['name', 'note', 'gone'])
  for (const end of ends) end()
})

test('what comes from elsewhere waits until nothing is unsaved, and is done once', () => {
  const done: string[] = []
  const act = () => void done.push('brand')
  onceSaved(act)
  expect(done).toEqual(['brand'])
  const [one, other] = [guardUnsaved(() => undefined), guardUnsaved(() => undefined)]
  onceSaved(act)
  onceSaved(act)
  one()
  expect(done).toEqual(['brand'])
  other()
  expect(done).toEqual(['brand', 'brand'])
})
