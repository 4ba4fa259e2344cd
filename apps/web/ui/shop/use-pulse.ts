import { useState } from 'react'
import './use-pulse.css'

/** A key and a class that make a number jump when it changes, but not when it first appears. */
export function usePulse(count: number) {
  const [first] = useState(count)
  return { key: count, className: count === first ? '' : 'bump' }
}
