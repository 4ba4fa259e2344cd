import type { ReactNode } from 'react'
import './Empty.css'

/** Says what it means that there is nothing, and the next step. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="oempty">
      <p>
        <b>{title}</b>
      </p>
      {children}
    </div>
  )
}
