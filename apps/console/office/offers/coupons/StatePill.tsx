import { CircleCheck, CircleSlash, Clock, Info, Pencil, TriangleAlert } from 'lucide-react'
import { m } from '../../../paraglide/messages.js'
import { Pill, type PillLook } from '../../ui/Pill.tsx'
import type { OfferState } from './offer-rows.ts'

const looks: Record<OfferState, { look: PillLook; icon: typeof Clock; words: () => string }> = {
  live: { look: 'ok', icon: CircleCheck, words: m.offers_state_live },
  low: { look: 'err', icon: TriangleAlert, words: m.offers_state_low },
  usedUp: { look: 'err', icon: CircleSlash, words: m.offers_state_used_up },
  scheduled: { look: 'info', icon: Clock, words: m.offers_state_scheduled },
  ended: { look: 'plain', icon: CircleSlash, words: m.offers_state_ended },
  idle: { look: 'warn', icon: Info, words: m.offers_state_idle },
}

/** The state of a coupon or a code, and that the draft has it otherwise. */
export function StatePill({ state, changed }: { state: OfferState; changed: boolean }) {
  const { look, icon, words } = looks[state]
  return (
    <>
      <Pill look={look} icon={icon}>
        {words()}
      </Pill>{' '}
      {changed && (
        <Pill look="draft" icon={Pencil}>
          {m.offers_state_draft()}
        </Pill>
      )}
    </>
  )
}
