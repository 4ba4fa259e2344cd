import type { PartProps } from '../edit/part-props.ts'
import { BlackoutPanel } from '../holidays/BlackoutPanel.tsx'
import { HolidayPanel } from '../holidays/HolidayPanel.tsx'
import { ZonesPanel } from '../zones/ZonesPanel.tsx'
import './HoursPart.css'
import { WeekPanel } from './WeekPanel.tsx'

/** The hours at which a shop is open, and the ground that it delivers to. */
export function HoursPart(part: PartProps) {
  return (
    <div className="shhrs">
      <div className="shhrs__when">
        <WeekPanel {...part} />
        <HolidayPanel storeId={part.shop.storeId} />
        <BlackoutPanel {...part} />
      </div>
      <ZonesPanel {...part} />
    </div>
  )
}
