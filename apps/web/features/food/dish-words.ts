import { formatPrice, type Cents, type Product } from '@harbour/rules'
import { m } from '../../paraglide/messages.js'

/** Words for how hot something is; undefined when it is not. */
export const heatWords = (spice: number | undefined): string | undefined => [m.menu_hot_1, m.menu_hot_2, m.menu_hot_3][(spice ?? 0) - 1]?.()

/** A product that asks for a crust is a pizza: its energy is told by the slice, its sizes are drawn. */
export const isPizza = ({ requirements }: Product) => requirements.some(({ kind }) => kind === 'crust')

/** The price that a choice adds: "+$22"; undefined when it is included. */
export const surcharge = (price: Cents): string | undefined => (price > 0 ? `+${formatPrice(price)}` : undefined)
