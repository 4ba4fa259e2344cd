import { riderPhotoGet } from '@harbour/protocol'
import { useQuery } from '@tanstack/react-query'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../api/call.ts'
import { useKeys } from '../../api/keys.ts'
import { timeOfDay } from '../../lib/format.ts'
import { m } from '../../paraglide/messages.js'
import { Failure } from '../../ui/Failure.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { photoSource } from './photo-source.ts'

/** The photo that the rider has taken of a delivery, loaded once somebody wants to see it. */
export function DeliveryPhoto({ orderId }: { orderId: string }) {
  const storeId = useKeys(({ tablet }) => tablet?.storeId ?? '')
  const [open, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...query(riderPhotoGet, { storeId, orderId }),
    enabled: open,
    staleTime: Infinity,
  })
  if (open && data)
    return (
      <figure className="kcard odf">
        <img src={photoSource(data.picture)} alt={m.detail_photo()} />
        <figcaption>{m.detail_photo_at({ time: timeOfDay(data.at) })}</figcaption>
      </figure>
    )
  if (open && error && !isFetching) return <Failure error={error} onRetry={refetch} />
  return (
    <TabletButton icon={Image} block disabled={open} onClick={() => setOpen(true)}>
      {open ? m.frame_loading() : m.detail_photo_show()}
    </TabletButton>
  )
}
