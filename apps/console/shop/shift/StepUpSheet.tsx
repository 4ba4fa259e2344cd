import { m } from '../../paraglide/messages.js'
import { Sheet } from '../../ui/Sheet.tsx'
import { useKeys } from '../../api/keys.ts'
import { PinPad } from './PinPad.tsx'
import { useStepUp } from './use-step-up.ts'

type StepUpSheetProps = { title: string; submit: string; onProven: () => void; onClose: () => void }

/** Asks whoever has signed in for their PIN once more, before money goes back. */
export function StepUpSheet({ title, submit, onProven, onClose }: StepUpSheetProps) {
  const name = useKeys(({ shift }) => shift?.name ?? '')
  const proof = useStepUp()
  return (
    <Sheet title={title} onClose={onClose}>
      <p className="sheet__say">{m.order_proof_why({ name })}</p>
      <PinPad
        submit={submit}
        isPending={proof.isPending}
        onPin={(pin) => proof.mutate(pin, { onSuccess: onProven })}
        error={proof.error?.message}
      />
    </Sheet>
  )
}
