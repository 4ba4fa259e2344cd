import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followShop } from './follow-shop.ts'

/** The browser's stream, told what comes. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static open: Stream[] = []
  readyState = 1
  onopen = () => {}
  onerror = () => {}
  readonly url: string
  constructor(url: string) {
    super()
    this.url = url
    Stream.open.push(this)
  }
  close() {
    Stream.open = Stream.open.filter((each) => each !== this)
  }
  change(withinMs: number) {
    this.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ withinMs }) }))
  }
}

const hide = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
const only = (): Stream => {
  const [stream] = Stream.open
  if (!stream || Stream.open.length > 1) throw new Error(`${Stream.open.length} streams are open`)
  return stream
}
const onChange = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Stream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  onChange.mockClear()
  Stream.open = []
})

test('[8.14] a change is heard within the time that it names, and two in that time once', () => {
  const stop = followShop('3101', onChange)
  expect(only().url).toMatch(/\/events\/menus\/3101$/)
  only().onopen()
  expect(onChange).not.toHaveBeenCalled()
  only().change(400)
  only().change(400)
  vi.advanceTimersByTime(400)
  expect(onChange).toHaveBeenCalledOnce()
  only().change(10_000)
  stop()
  vi.advanceTimersByTime(10_000)
  expect(onChange).toHaveBeenCalledOnce()
  expect(Stream.open).toEqual([])
})

test('while nobody sees the page nothing is followed, and what was missed is read once it is seen again', () => {
  const stop = followShop('3101', onChange)
  only().onopen()
  hide(true)
  expect(Stream.open).toEqual([])
  hide(false)
  only().onopen()
  expect(onChange).toHaveBeenCalledOnce()
  stop()
  hide(true)
  hide(false)
  expect(Stream.open).toEqual([])
})

test('a stream that is refused is asked for again after a minute', () => {
  const stop = followShop('3101', onChange)
  Object.assign(only(), { readyState: Stream.CLOSED }).onerror()
  expect(Stream.open).toEqual([])
  vi.advanceTimersByTime(60_000)
  only()
  stop()
})
