import { TriangleAlert } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'
import { refusalWords } from './refusal-words.ts'
import './RiderFailure.css'

/** Says where it was tapped why something was not done, and which orders are in the way; the button above is there to be tapped again. */
export function RiderFailure({ error }: { error: Error | null }) {
  if (!error) return null
  return (
    <p className="rfail" role="alert">
      <Icon of={TriangleAlert} size={20} />
      <span>{refusalWords(error)}</span>
    </p>
  )
}
