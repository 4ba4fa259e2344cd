import {
  findDeliveryStore,
  getH5Setting,
  getOrderDetail,
  getProductMenu,
  getStore,
  getStorePres,
  getUserOrders,
  themeGet,
} from '@harbour/protocol'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, openGateway, storageOf } from '../testing/test-page.ts'

const shelf = new Map<string, string>()
vi.stubGlobal('localStorage', storageOf(shelf))
const asked: unknown[] = []
const gateway = await openGateway(({ name, form, response }) => {
  asked.push([name, JSON.parse(/name="content"\r\n\r\n(.*)\r\n/.exec(form)?.[1] ?? '')])
  answer({ response }, null) // what is answered does not matter here, only what was asked
})
vi.stubGlobal('document', { documentElement: { dataset: { gateway } } })
const { query } = await import('./call.ts')
const { pointHistoryQuery } = await import('../features/account/points/points.ts')
const { myOrdersQuery } = await import('../features/orders/list/my-orders.ts')
const { persistQueries, persistedActions } = await import('./persisted-queries.ts')
const { useSession } = await import('./session.ts')

type Signal = { signal: AbortSignal }
type PageOf = Signal & { pageParam: string | null }
type Whole = { queryKey: QueryKey; queryFn: (of: Signal) => Promise<unknown> }
type Paged = {
  queryKey: QueryKey
  queryFn: (of: PageOf) => Promise<unknown>
  initialPageParam: string | null
  getNextPageParam: (page: never) => string | undefined
}
type Question = { whole: Whole } | { paged: Paged }

const taikoo = { lat: 22.287, lng: 114.217 }
const order = { orderId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }

/** Every call of which answers are kept, as the screens ask it. */
const questions: Record<(typeof persistedActions)[number]['name'], Question[]> = {
  [getProductMenu.name]: [{ whole: query(getProductMenu, { storeId: 's1' }) }],
  [getH5Setting.name]: [{ whole: query(getH5Setting, {}) }],
  [getStore.name]: [{ whole: query(getStore, { storeId: 's1' }) }, { whole: query(getStore, { storeId: 's1', near: undefined }) }],
  [getStorePres.name]: [{ whole: query(getStorePres, { storeId: 's1' }) }],
  [findDeliveryStore.name]: [{ whole: query(findDeliveryStore, taikoo) }],
  [themeGet.name]: [{ whole: query(themeGet, {}) }],
  [getOrderDetail.name]: [{ whole: query(getOrderDetail, order) }],
  [getUserOrders.name]: [
    { whole: query(getUserOrders, { live: true, limit: 1 }) },
    { paged: myOrdersQuery({}) },
    { paged: myOrdersQuery({ orderType: 2, keyword: 'pizza' }) },
  ],
}

// Asked by one who is signed in already.
beforeEach(() => {
  vi.useRealTimers()
  shelf.clear()
  asked.length = 0
  useSession.setState({ user: { userId: 'kitty', phone: '', accessCode: 'code', visitor: false }, secretKey: 'key' })
})

/** The questions that the gateway is asked where this much is known already. */
async function askedBy(question: Question, queries: QueryClient): Promise<unknown[]> {
  asked.length = 0
  const asking = 'paged' in question ? queries.fetchInfiniteQuery(question.paged) : queries.fetchQuery(question.whole)
  await asking.catch(() => undefined) // the answer is none of its schema
  return [...asked]
}

/** Keeps an answer and opens the app again. */
function readBack(queryKey: QueryKey, data: unknown): QueryClient {
  vi.useFakeTimers()
  const told = new QueryClient()
  persistQueries(told)
  told.setQueryData(queryKey, data, { updatedAt: 5000 })
  vi.advanceTimersByTime(1000)
  told.clear()
  return open()
}

/** Opens the app on what is kept; what it keeps itself from now on is never written. */
function open(): QueryClient {
  const opened = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.useFakeTimers()
  persistQueries(opened)
  vi.useRealTimers()
  return opened
}

const each = Object.entries(questions).flatMap(([name, of]) => of.map((question) => [name, question] as const))

test.each(each)('[2.5] whatever is kept and read back asks the same question: %s', async (_name, question) => {
  const [first] = await askedBy(question, new QueryClient())
  expect(first).toBeDefined()
  const page = { orders: [], more: false }
  const [key, data] =
    'paged' in question
      ? [question.paged.queryKey, { pages: [page], pageParams: [question.paged.initialPageParam] }]
      : [question.whole.queryKey, page]
  const opened = readBack(key, data)
  expect(opened.getQueryData(key)).toEqual(data)
  expect(await askedBy(question, opened)).toEqual([first])
})

test.each([
  ['orders', myOrdersQuery({})],
  ['points', pointHistoryQuery(20)],
])('[2.5] %s kept by an older build, whose first page came after null, ask for the first page', async (_name, paged) => {
  const [first] = await askedBy({ paged }, new QueryClient())
  shelf.set(
    'answers',
    JSON.stringify({
      userId: 'kitty',
      answers: [{ key: paged.queryKey, data: { pages: [{ orders: [], more: false }], pageParams: [undefined] }, at: 5000 }],
    }),
  )
  expect(await askedBy({ paged }, open())).toEqual([first])
})
