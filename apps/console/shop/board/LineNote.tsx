import { LockKeyhole } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'

/** A sentence about what needs the line. */
export function LineNote({ words }: { words: string }) {
  return (
    <p className="nte nte--lg">
      <Icon of={LockKeyhole} size={20} />
      <span>{words}</span>
    </p>
  )
}
