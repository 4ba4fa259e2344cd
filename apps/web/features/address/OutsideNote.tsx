import { orderTypes, type Point } from '@harbour/rules'
import { Ban } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { chooseWhere } from '../../stores/place.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

/** Nobody delivers to a place: the words for it, and the way to the shops around it (spec 8.12). */
export function OutsideNote({ building, point: { lat, lng } }: { building: string; point: Point }) {
  // To a hundred metres: enough to sort shops by, and no more of the guest's door in the address bar.
  const near = `${lat.toFixed(3)},${lng.toFixed(3)}`
  return (
    <div className="outside">
      <Banner tone="warn" icon={Ban} note live>
        <b className="smallb">{m.address_outside_title({ place: building })}</b>
        <p>{m.address_outside_body()}</p>
        <Button variant="secondary" small href={`/selectShop?near=${near}`} onClick={() => chooseWhere({ orderType: orderTypes.takeaway })}>
          {m.address_takeaway()}
        </Button>
      </Banner>
    </div>
  )
}
