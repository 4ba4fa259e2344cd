import type { ReactNode } from 'react'
import './CtaBar.css'

/** The way onward, within the thumb's reach; the last child takes the room. */
export function CtaBar({ children }: { children: ReactNode }) {
  return <div className="ctabar">{children}</div>
}
