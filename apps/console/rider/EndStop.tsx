import { dollarsToCents, formatPrice, type Cents } from '@harbour/rules'
import { Camera, Hand } from 'lucide-react'
import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Chip } from '../ui/Chip.tsx'
import { TabletButton } from '../ui/TabletButton.tsx'
import { CodeField } from './CodeField.tsx'
import './EndStop.css'
import { failureWords } from './failure-words.ts'
import { persistPhoto } from './persisted-photos.ts'
import { photoAsBase64 } from './photo.ts'
import { reportStop } from './report-queue.ts'
import type { Stop } from './trip.ts'

const failures = ['notThere', 'refused', 'ageNotShown'] as const

/** Ends a stop: into somebody's hands, by their code, at the door with a photo, or back to the shop. Cash is said where some is to be collected. */
export function EndStop({ stop }: { stop: Stop }) {
  const { orderId, toCollect, checkAge, handover, codeTries } = stop
  const [typed, type] = useState(String(toCollect / 100))
  const [goesBack, setGoesBack] = useState(false)
  const collected = toCollect > 0 ? centsOf(typed) : undefined
  const wrong = collected === null || (collected !== undefined && collected > toCollect)
  const cash = wrong ? undefined : (collected ?? undefined)
  const hand = (
    <TabletButton
      key="hand"
      look={handover === 'door' ? 'line' : 'go'}
      icon={Hand}
      block
      disabled={wrong}
      onClick={() => reportStop({ kind: 'delivered', orderId, by: 'hand', cash })}
    >
      {checkAge ? m.rider_handed_over_of_age() : m.rider_handed_over()}
    </TabletButton>
  )
  // What asks for an age goes into hands alone.
  const photo = !checkAge && <PhotoButton key="photo" orderId={orderId} cash={cash} disabled={wrong} first={handover === 'door'} />
  return (
    <div className="end">
      {toCollect > 0 && (
        <label className="end__cash">
          {m.rider_collected()}
          <input inputMode="decimal" value={typed} onChange={({ target }) => type(target.value)} aria-invalid={wrong} />
          <small role="status">{wrong ? m.rider_sum_invalid({ amount: formatPrice(toCollect) }) : ''}</small>
        </label>
      )}
      {handover !== 'door' && codeTries > 0 && <CodeField stop={stop} cash={cash} disabled={wrong} />}
      {handover === 'door' ? [photo, hand] : [hand, photo]}
      {goesBack ? (
        <div className="end__back" role="group" aria-label={m.rider_why_back()}>
          <h3>{m.rider_why_back()}</h3>
          {failures
            .filter((reason) => reason !== 'ageNotShown' || checkAge)
            .map((reason) => (
              <Chip key={reason} onChoose={() => reportStop({ kind: 'failed', orderId, reason })}>
                {failureWords[reason]()}
              </Chip>
            ))}
          <TabletButton block onClick={() => setGoesBack(false)}>
            {m.rider_back()}
          </TabletButton>
        </div>
      ) : (
        <TabletButton block onClick={() => setGoesBack(true)}>
          {m.rider_cannot_deliver()}
        </TabletButton>
      )}
    </div>
  )
}

type PhotoButtonProps = { orderId: string; cash: Cents | undefined; disabled: boolean; first: boolean }

/** Takes a photo of where an order was left, and says with it that it is delivered. */
function PhotoButton({ orderId, cash, disabled, first }: PhotoButtonProps) {
  const [state, setState] = useState<'idle' | 'reading' | 'broken'>('idle')
  const blocked = disabled || state === 'reading'
  const take = async (file: File | undefined) => {
    if (!file) return
    setState('reading')
    const picture = await photoAsBase64(file).catch(() => undefined)
    setState(picture === undefined ? 'broken' : 'idle')
    if (picture === undefined) return
    await persistPhoto(orderId, picture)
    reportStop({ kind: 'delivered', orderId, by: 'photo', cash })
  }
  return (
    <div>
      <label className={first ? 'end__photo is-first' : 'end__photo'} aria-disabled={blocked}>
        <Camera aria-hidden size={22} />
        {m.rider_photo()}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          disabled={blocked}
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = '' // so that the same picture can be chosen again
          }}
        />
      </label>
      {state === 'broken' && (
        <p className="end__wrong" role="alert">
          {m.rider_photo_unreadable()}
        </p>
      )}
    </div>
  )
}

/** A typed sum of dollars in cents; null where it is none. */
function centsOf(typed: string): Cents | null {
  const dollars = /^\d{1,5}(\.\d{1,2})?$/.test(typed.trim()) ? Number(typed) : undefined
  return dollars === undefined ? null : dollarsToCents(dollars)
}
