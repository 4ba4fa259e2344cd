import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerUndo, sayNote, undo, useUndo } from './undo.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const offered = (words: string) => {
  const [onUndo, onEnd] = [vi.fn(), vi.fn()]
  offerUndo(words, onUndo, { seconds: 5, onEnd })
  return { onUndo, onEnd }
}

test('what was done stands once its seconds are over, and cannot be taken back any more', () => {
  const { onUndo, onEnd } = offered('2054 collected')
  vi.advanceTimersByTime(4999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  void undo()
  expect([onEnd.mock.calls.length, onUndo.mock.calls.length]).toEqual([1, 0])
})

test('what was taken back never stands', () => {
  const { onUndo, onEnd } = offered('2054 collected')
  void undo()
  vi.advanceTimersByTime(60_000)
  expect([onEnd.mock.calls.length, onUndo.mock.calls.length]).toEqual([0, 1])
})

test('another tap settles what was offered before, at once', () => {
  const first = offered('2054 collected')
  sayNote('Wai Ming took 2061')
  expect(first.onEnd).toHaveBeenCalledOnce()
  expect(useUndo.getState().offer?.words).toBe('Wai Ming took 2061')
})

test('where taking back fails, it is said why', async () => {
  offerUndo('12 prices are saved', () => Promise.reject(new Error('Somebody else has changed it.')))
  await undo()
  expect(useUndo.getState().offer).toMatchObject({ words: '未能還原：Somebody else has changed it.', onUndo: null })
})
