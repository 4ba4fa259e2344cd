import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './OfflineNote.css'

/** The sentence beside switches that are off while there is no line: it says why. */
export function OfflineNote({ children }: { children: ReactNode }) {
  return (
    <p className="offnote" role="status">
      <Icon of={WifiOff} size={22} />
      <span>{children}</span>
    </p>
  )
}
