import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onToast, showToast, toastNow } from './toast.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a toast stays for 3 seconds, and for 6 with something to do about it', () => {
  showToast('已加入')
  vi.advanceTimersByTime(2999)
  expect(toastNow()?.text).toBe('已加入')
  vi.advanceTimersByTime(1)
  expect(toastNow()).toBeUndefined()
  showToast({ text: '已移除', action: { label: '復原', onPress: () => undefined } })
  vi.advanceTimersByTime(5999)
  expect(toastNow()?.text).toBe('已移除')
  vi.advanceTimersByTime(1)
  expect(toastNow()).toBeUndefined()
})

test('a new toast takes the place of the old one and has its own time', () => {
  const told = vi.fn()
  const forget = onToast(told)
  showToast('一')
  vi.advanceTimersByTime(2000)
  showToast('二')
  vi.advanceTimersByTime(2999)
  expect(toastNow()?.text).toBe('二')
  vi.advanceTimersByTime(1)
  expect(told).toHaveBeenCalledTimes(3)
  forget()
})
