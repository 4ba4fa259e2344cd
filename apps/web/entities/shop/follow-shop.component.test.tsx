import { getProductMenu } from '@harbour/protocol'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followShop, keepLive } from './follow-shop.ts'

/** The browser's stream, told what comes. */
class Stream extends EventTarget {
  static readonly CLOSED = 2
  static open: Stream[] = []
  readyState = 1
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
  change(changedAt: number, withinMs: number) {
    this.dispatchEvent(new MessageEvent('change', { data: JSON.stringify({ changedAt, withinMs }) }))
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
  only().change(5, 300)
  only().change(6, 300)
  vi.advanceTimersByTime(450)
  expect(onChange.mock.calls).toEqual([[6]])
  only().change(7, 10_000)
  stop()
  vi.advanceTimersByTime(10_200)
  expect(onChange).toHaveBeenCalledOnce()
  expect(Stream.open).toEqual([])
})

test('what is heard later never puts off what was to be read sooner', () => {
  const stop = followShop('3101', onChange)
  only().change(5, 0)
  for (let at = 0; at < 5; at++) {
    vi.advanceTimersByTime(40)
    only().change(6 + at, 10_000)
  }
  expect(onChange.mock.calls).toEqual([[8]])
  stop()
})

test('while nobody sees the page nothing is followed; once it is seen again it is told when the last change was', () => {
  const stop = followShop('3101', onChange)
  hide(true)
  expect(Stream.open).toEqual([])
  hide(false)
  only().change(5, 0)
  vi.advanceTimersByTime(150)
  expect(onChange.mock.calls).toEqual([[5]])
  stop()
  hide(true)
  hide(false)
  expect(Stream.open).toEqual([])
})

test('a stream that is refused is opened again after a minute, or once there is a network, and what was heard before is read', () => {
  const stop = followShop('3101', onChange)
  const refuse = () => Object.assign(only(), { readyState: Stream.CLOSED }).onerror()
  only().change(5, 0)
  refuse()
  expect(Stream.open).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(onChange).toHaveBeenCalledOnce()
  only()
  refuse()
  dispatchEvent(new Event('online'))
  only()
  stop()
})

test('what was read after a change is not read again for it; what may have been on its way is, with the call that hangs on it', async () => {
  const queries = new QueryClient()
  const [read, price] = [vi.fn(() => 1), vi.fn(() => 2)]
  const observers = [
    new QueryObserver(queries, { queryKey: [getProductMenu.name], queryFn: read }),
    new QueryObserver(queries, { queryKey: ['price'], queryFn: price }),
  ].map((observer) => observer.subscribe(() => undefined))
  await vi.advanceTimersByTimeAsync(0)
  const screen = new AbortController()
  keepLive('3101', { queries, dependentCall: 'price', signal: screen.signal })
  only().change(Date.now() - 5000, 0)
  await vi.advanceTimersByTimeAsync(200)
  expect([read, price].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  only().change(Date.now() - 1000, 0)
  await vi.advanceTimersByTimeAsync(200)
  expect([read, price].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  screen.abort()
  expect(Stream.open).toEqual([])
  for (const end of observers) end()
})
