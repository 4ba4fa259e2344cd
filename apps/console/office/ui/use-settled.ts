import { useEffect, useState } from 'react'

const settleMs = 400

/** A text once it has stayed the same for a moment: whoever types is not followed letter by letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  // Time passes outside of React.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
