import { staffStepUp } from '@harbour/protocol'
import { call } from '../../api/call.ts'
import { m } from '../../paraglide/messages.js'
import { PinPad } from './PinPad.tsx'
import { usePin } from './use-pin.ts'

/** Asks whoever is at work to show by their PIN that it is they: what gives money back asks for it. */
export function ProofPad({ onProven }: { onProven: () => void }) {
  const { enter, ...asked } = usePin((pin) => call(staffStepUp, { proof: { by: 'pin', pin } }), onProven)
  return <PinPad submit={m.shift_confirm()} onPin={enter} {...asked} />
}
