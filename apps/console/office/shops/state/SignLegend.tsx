import type { ShopNow } from '@harbour/protocol'
import { countSigns, signs } from './shop-sign.ts'
import { ShopSign } from './ShopSign.tsx'
import './SignLegend.css'
import { signWords } from './state-words.ts'

/** The shapes on the map with their names, and how many shops have each. */
export function SignLegend({ shops }: { shops: readonly ShopNow[] }) {
  const counts = countSigns(shops)
  return (
    <ul className="shleg">
      {signs.map((sign) => (
        <li key={sign}>
          <ShopSign sign={sign} />
          {signWords[sign]()}
          <b>{counts[sign]}</b>
        </li>
      ))}
    </ul>
  )
}
