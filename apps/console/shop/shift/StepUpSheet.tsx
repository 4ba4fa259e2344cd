import { useKeys } from '../../api/keys.ts'
import { m } from '../../paraglide/messages.js'
import { Sheet } from '../../ui/Sheet.tsx'
import { ProofPad } from './ProofPad.tsx'

type StepUpSheetProps = { title: string; onProven: () => void; onClose: () => void }

/** Asks whoever has signed in for their PIN once more, before money goes back. */
export function StepUpSheet({ title, onProven, onClose }: StepUpSheetProps) {
  const name = useKeys(({ shift }) => shift?.name ?? '')
  return (
    <Sheet title={title} onClose={onClose}>
      <p className="sheet__say">{m.order_proof_why({ name })}</p>
      <ProofPad onProven={onProven} />
    </Sheet>
  )
}
