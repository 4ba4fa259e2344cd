import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { vouchersReady } from './partner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[9.10] vouchers are looked for every 100 milliseconds, until none is being fetched', async () => {
  const [queries, answer] = [new QueryClient(), Promise.withResolvers<string>()]
  const fetching = queries.fetchQuery({ queryKey: ['vouchers', 31], queryFn: () => answer.promise })
  void queries.fetchQuery({ queryKey: ['shops', 31], queryFn: () => Promise.withResolvers<string>().promise })
  const ready = vi.fn<() => void>()
  void vouchersReady(queries, ['vouchers']).then(ready)
  await vi.advanceTimersByTimeAsync(250)
  answer.resolve('here')
  await fetching
  await vi.advanceTimersByTimeAsync(49)
  expect(ready).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ready).toHaveBeenCalledOnce()
})

test('[9.10] who has nothing to wait for is not kept, and whoever gives up waits no more', async () => {
  const queries = new QueryClient()
  await vouchersReady(queries, ['vouchers'])
  void queries.fetchQuery({ queryKey: ['vouchers'], queryFn: () => Promise.withResolvers<string>().promise })
  const leaving = new AbortController()
  const waiting = expect(vouchersReady(queries, ['vouchers'], leaving.signal)).rejects.toThrow()
  leaving.abort()
  await waiting
})
