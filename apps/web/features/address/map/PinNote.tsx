import type { ReactNode } from 'react'
import { Pin } from './Pin.tsx'

/** A row about the pin; read out when the pin has come to rest elsewhere. */
export function PinNote({ title, body, end }: { title: string; body: string; end?: ReactNode }) {
  return (
    <div className="lrow" role="status">
      <Pin />
      <span className="lrow__words">
        <b className="t3">{title}</b>
        <span className="small ink2">{body}</span>
      </span>
      {end}
    </div>
  )
}
