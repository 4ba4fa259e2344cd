import { Minus, Plus } from 'lucide-react'
import { Icon } from './Icon.tsx'
import './Stepper.css'

type StepperProps = {
  typed: string
  num: number
  isWrong?: boolean
  labels: { fewer: string; more: string; number: string }
  onType: (typed: string) => void
}

/** A number that is stepped by thumbs or typed. What is typed and no number yet stays as it is. */
export function Stepper({ typed, num, isWrong, labels, onType }: StepperProps) {
  return (
    <span className="stp">
      <button type="button" aria-label={labels.fewer} disabled={num === 0} onClick={() => onType(String(num - 1))}>
        <Icon of={Minus} />
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        aria-label={labels.number}
        aria-invalid={isWrong}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onType(target.value)}
      />
      <button type="button" aria-label={labels.more} onClick={() => onType(String(num + 1))}>
        <Icon of={Plus} />
      </button>
    </span>
  )
}
