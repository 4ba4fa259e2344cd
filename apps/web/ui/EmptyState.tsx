import type { ReactNode } from 'react'
import { EmptyBucket } from './EmptyBucket.tsx'
import './EmptyState.css'

export type EmptyStateProps = {
  /** A drawing; the empty bucket when none is given. */
  art?: ReactNode
  title: ReactNode
  /** 1 where the emptiness is the whole screen; else 2. */
  level?: 1 | 2
  body?: ReactNode
  /** The way on: a button or two. */
  children?: ReactNode
}

export function EmptyState({ art = <EmptyBucket />, title, level = 2, body, children }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className="empty">
      <div className="empty__art">{art}</div>
      <Heading className="t1">{title}</Heading>
      {body != null && <p className="ink2">{body}</p>}
      {children != null && <div className="empty__acts">{children}</div>}
    </div>
  )
}
