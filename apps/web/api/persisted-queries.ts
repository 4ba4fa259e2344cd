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
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { serverNow, serverTimeKnown, setServerTime } from '../lib/server-clock.ts'
import { useSession } from './session.ts'

/** Their key in local storage; whoever signs out takes them along. */
const shelf = 'answers'

/** Answers that a guest without a network is still shown: the menu with what it costs, and orders. Never coupons, points, cards or payments. */
export const persistedActions = [
  getProductMenu,
  getH5Setting,
  getStore,
  getStorePres,
  findDeliveryStore,
  themeGet,
  getUserOrders,
  getOrderDetail,
] as const
const worthKeeping = new Set<unknown>(persistedActions.map(({ name }) => name))
const most = 60
const pause = 1000

export type Answer = { key: QueryKey; data: unknown; at: number }
/** `ahead`: how far the server's clock was before this device's; answers of the first days were kept without. */
type PersistedAnswers = { userId: string; ahead?: number; answers: Answer[] }

/** Takes up what this guest was told before, and from now on keeps what they are told: newer answers take the place of older ones, the newest stay. */
export function persistQueries(queries: QueryClient) {
  const kept = new Map(readAnswers().map((answer) => [hashKey(answer.key), answer]))
  for (const { key, data, at } of kept.values()) {
    // A screen that waits shows them at once, and asks the server all the same.
    if ((queries.getQueryState(key)?.dataUpdatedAt ?? 0) < at) queries.setQueryData(key, data, { updatedAt: at })
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const take = (query: Query) => {
    if (!isWorthKeeping(query)) return
    kept.set(query.queryHash, { key: query.queryKey, data: query.state.data, at: query.state.dataUpdatedAt })
    timer ??= setTimeout(() => {
      timer = undefined
      write(newest(kept))
    }, pause)
  }
  for (const query of queries.getQueryCache().getAll()) take(query)
  queries.getQueryCache().subscribe(({ type, query }: { type: string; query: Query }) => {
    if (type === 'updated') take(query)
  })
  // One guest's answers are nothing to the next.
  useSession.subscribe((now, before) => {
    if (before.user && now.user?.userId !== before.user.userId) forgetAnswers(kept)
  })
}

function isWorthKeeping({ queryKey: [name], state: { data, status, dataUpdatedAt } }: Query): boolean {
  return worthKeeping.has(name) && status === 'success' && data !== undefined && dataUpdatedAt > 1
}

/** The newest answers of all, and these alone from now on. */
function newest(kept: Map<string, Answer>): Answer[] {
  const answers = [...kept].toSorted(([, one], [, other]) => other.at - one.at)
  for (const [hash] of answers.slice(most)) kept.delete(hash)
  return [...kept.values()]
}

function forgetAnswers(kept: Map<string, Answer>) {
  kept.clear()
  localStorage.removeItem(shelf)
}

// A phone that keeps nothing, or too little, still serves its guest while there is a network.
function readAnswers(): Answer[] {
  try {
    const { userId, ahead = 0, answers } = JSON.parse(localStorage.getItem(shelf) ?? '{}') as Partial<PersistedAnswers> // as `write` has written it
    if (!answers || userId !== whoIsHere()) return []
    // Without a network the server does not say what time it is.
    if (!serverTimeKnown()) setServerTime(Date.now() + ahead, false)
    return answers
  } catch {
    return []
  }
}

function write(answers: Answer[]) {
  try {
    const ahead = serverNow() - Date.now()
    localStorage.setItem(shelf, JSON.stringify({ userId: whoIsHere(), ahead, answers } satisfies PersistedAnswers))
  } catch {
    localStorage.removeItem(shelf)
  }
}

const whoIsHere = () => useSession.getState().user?.userId ?? ''
