import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { serverNow } from '../../lib/server-clock.ts'
import type { BoardOrder } from '../orders/queued-step.ts'

/** The moments at which lines were finished, by `finishedKey`. */
export type FinishedTimes = Readonly<Record<string, number>>

/** A line of an order, by its place. */
export const finishedKey = (orderId: string, index: number): string => `${orderId}.${index}`

const useFinished = create<{ times: FinishedTimes }>()(persist(() => ({ times: {} as FinishedTimes }), { name: 'console.finished' }))

/** The moments as known before with those of now: a line that is seen finished for the first time was finished now, and what is no longer finished is forgotten. */
export function notedTimes(known: FinishedTimes, orders: readonly Pick<BoardOrder, 'orderId' | 'doneLines'>[], now: number): FinishedTimes {
  const keys = orders.flatMap(({ orderId, doneLines }) => doneLines.map((index) => finishedKey(orderId, index)))
  const isSame = keys.length === Object.keys(known).length && keys.every((key) => key in known)
  return isSame ? known : Object.fromEntries(keys.map((key) => [key, known[key] ?? now]))
}

/** The moments at which this tablet has first seen each line finished: the gateway says only that it is. */
export function useFinishedTimes(orders: readonly BoardOrder[], known: boolean): FinishedTimes {
  const times = useFinished(({ times }) => times)
  // Kept beside React, so that it outlives this screen.
  useEffect(() => {
    if (known) useFinished.setState(({ times }) => ({ times: notedTimes(times, orders, serverNow()) }))
  }, [orders, known])
  return times
}
