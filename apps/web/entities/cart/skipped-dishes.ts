import { create } from 'zustand'
import type { SkippedDish } from './order-again.ts'

/** The dishes of an order that could not be put into the cart again; said there until it has been read. */
export const useSkippedDishes = create<{ left: readonly SkippedDish[] }>()(() => ({ left: [] }))

export const showSkippedDishes = (left: readonly SkippedDish[]) => useSkippedDishes.setState({ left })
