import type { Sign } from './shop-sign.ts'
import './ShopSign.css'

/** The shape of a sign, as maps and lists have it; its words stand beside it. */
export const ShopSign = ({ sign }: { sign: Sign }) => <i className={`shp shp--${sign}`} aria-hidden />
