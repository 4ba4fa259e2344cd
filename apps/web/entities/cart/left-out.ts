import { create } from 'zustand'
import type { LeftOut } from './order-again.ts'

/** The dishes of an order that could not be put into the cart again; said there until it has been read. */
export const useLeftOut = create<{ left: readonly LeftOut[] }>()(() => ({ left: [] }))

export const sayLeftOut = (left: readonly LeftOut[]) => useLeftOut.setState({ left })
