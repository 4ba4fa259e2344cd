import type { ReactNode } from 'react'
import { Avatar } from '../../ui/Avatar.tsx'
import './RiderLine.css'

/** A rider by their letter and name, with what is said of them below. */
export function RiderLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rline">
      <Avatar name={name} />
      <span className="rline__words">{children}</span>
    </div>
  )
}
