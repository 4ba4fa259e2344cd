import { m } from '../../../paraglide/messages.js'
import type { Side } from './halves.ts'

export const sideWords = (side: Side): string => (side === 'left' ? m.food_left() : m.food_right())
