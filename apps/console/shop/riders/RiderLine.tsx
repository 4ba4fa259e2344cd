import type { ReactNode } from 'react'
import { initialOf } from './rider-words.ts'
import './RiderLine.css'

/** A rider by their letter and name, with what is said of them below. */
export function RiderLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rline">
      <span className="rline__letter" aria-hidden>
        {initialOf(name)}
      </span>
      <span className="rline__words">{children}</span>
    </div>
  )
}
