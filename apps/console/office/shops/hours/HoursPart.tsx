import type { PartProps } from '../edit/part-props.ts'
import { HolidayPanel } from '../holidays/HolidayPanel.tsx'
import { ZonesPanel } from '../zones/ZonesPanel.tsx'
import './HoursPart.css'
import { WeekPanel } from './WeekPanel.tsx'

/** When a shop is open, and where it delivers. */
export function HoursPart(part: PartProps) {
  return (
    <div className="shhrs">
      <div className="shhrs__when">
        <WeekPanel {...part} />
        <HolidayPanel storeId={part.shop.storeId} />
      </div>
      <ZonesPanel {...part} />
    </div>
  )
}
