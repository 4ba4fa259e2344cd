import { dollarsToCents, formatPrice, type Cents } from '@harbour/rules'
import { Camera, Hand } from 'lucide-react'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Failure } from '../ui/Failure.tsx'
import { TabletButton } from '../ui/TabletButton.tsx'
import { Chip } from '../ui/Chip.tsx'
import './EndStop.css'
import { photoAsBase64 } from './photo.ts'
import { useEndStop, type Stop } from './use-trip.ts'

const failures = ['notThere', 'refused', 'ageNotShown'] as const
const failureWords: Record<(typeof failures)[number], () => string> = {
  notThere: m.rider_not_there,
  refused: m.rider_refused,
  ageNotShown: m.rider_age_not_shown,
}

/** Ends a stop: into somebody's hands, at the door with a photo, or back to the shop. Cash is said where some is to be collected. */
export function EndStop({ stop }: { stop: Stop }) {
  const { delivered, failed } = useEndStop()
  const [cash, setCash] = useState(String(stop.toCollect / 100))
  const [goesBack, setGoesBack] = useState(false)
  const collected = stop.toCollect > 0 ? centsOf(cash) : undefined
  const pending = delivered.isPending || failed.isPending
  const { orderId } = stop
  const blocked = pending || collected === null
  const money = collected === undefined || collected === null ? {} : { cash: collected }
  const photo = async (file: File | undefined) => {
    if (file) delivered.mutate({ orderId, proof: { by: 'photo', picture: await photoAsBase64(file) }, ...money })
  }
  return (
    <div className="end">
      {stop.toCollect > 0 && (
        <label className="end__cash">
          {m.rider_collected()}
          <input inputMode="decimal" value={cash} onChange={({ target }) => setCash(target.value)} aria-invalid={collected === null} />
          <small>{collected === null ? m.rider_sum_invalid({ amount: formatPrice(stop.toCollect) }) : ''}</small>
        </label>
      )}
      <TabletButton
        look="go"
        icon={Hand}
        block
        disabled={blocked}
        onClick={() => delivered.mutate({ orderId, proof: { by: 'hand' }, ...money })}
      >
        {m.rider_handed_over()}
      </TabletButton>
      <label className="end__photo" aria-disabled={blocked}>
        <Camera aria-hidden size={22} />
        {m.rider_photo()}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          disabled={blocked}
          onChange={({ target }) => void photo(target.files?.[0])}
        />
      </label>
      {goesBack ? (
        <div className="end__back" role="group" aria-label={m.rider_why_back()}>
          {failures
            .filter((reason) => reason !== 'ageNotShown' || stop.checkAge)
            .map((reason) => (
              <Chip key={reason} disabled={pending} onChoose={() => failed.mutate({ orderId, reason })}>
                {failureWords[reason]()}
              </Chip>
            ))}
        </div>
      ) : (
        <TabletButton block onClick={() => setGoesBack(true)}>
          {m.rider_cannot_deliver()}
        </TabletButton>
      )}
      {delivered.error && <Failure error={delivered.error} onRetry={() => delivered.variables && delivered.mutate(delivered.variables)} />}
      {failed.error && <Failure error={failed.error} onRetry={() => failed.variables && failed.mutate(failed.variables)} />}
    </div>
  )
}

/** A typed sum of dollars in cents; null where it is none. */
function centsOf(typed: string): Cents | null {
  const dollars = /^\d{1,5}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : undefined
  return dollars === undefined ? null : dollarsToCents(dollars)
}
