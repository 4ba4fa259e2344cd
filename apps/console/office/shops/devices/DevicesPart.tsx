import { m } from '../../../paraglide/messages.js'
import { useMay } from '../../session/rights.ts'
import { Callout } from '../../ui/Callout.tsx'
import './DevicesPart.css'
import { PrintersPanel } from './PrintersPanel.tsx'
import { TabletsPanel } from './TabletsPanel.tsx'

/** The tablets and printers of a shop with their health. What is done here holds at once. */
export function DevicesPart({ storeId }: { storeId: string }) {
  if (!useMay('shop.devices')) return <Callout look="info">{m.shops_devices_not_yours()}</Callout>
  return (
    <div className="shdev">
      <TabletsPanel storeId={storeId} />
      <PrintersPanel storeId={storeId} />
    </div>
  )
}
