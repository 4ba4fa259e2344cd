import type { Cart } from '@harbour/rules'
import { createContext } from 'react'

/** The cart that a part of the screen is drawn from, where that comes a few frames after what was tapped; null where it is the one of now. */
export const DrawnCart = createContext<Cart | null>(null)
