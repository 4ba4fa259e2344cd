import { CircleCheck, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { m } from '../paraglide/messages.js'
import { Icon } from './Icon.tsx'
import './UndoBar.css'

const undoMs = 8000

type Undoable = { words: string; undo: () => unknown; id: number }

const useUndoable = create<{ last: Undoable | null }>()(() => ({ last: null }))

/** Says that something was done, and offers for eight seconds to take it back. One that follows takes its place. */
export function offerUndo(words: string, undo: () => unknown): void {
  useUndoable.setState(({ last }) => ({ last: { words, undo, id: (last?.id ?? 0) + 1 } }))
}

/** The dark bar in which the last thing that was done can be taken back. */
export function UndoBar() {
  const last = useUndoable(({ last }) => last)
  return (
    <div className="undo" aria-live="polite">
      {last && <Offer key={last.id} {...last} />}
    </div>
  )
}

function Offer({ words, undo, id }: Undoable) {
  const [seconds, setSeconds] = useState(undoMs / 1000)
  const close = () => useUndoable.setState(({ last }) => (last?.id === id ? { last: null } : {}))
  // Time passes outside React.
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => left - 1), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (seconds <= 0) close()
  })
  return (
    <p className="undo__bar">
      <Icon of={CircleCheck} size={22} />
      <b>{words}</b>
      <button
        type="button"
        onClick={() => {
          close()
          void undo()
        }}
      >
        <Icon of={Undo2} size={22} />
        {m.frame_undo({ seconds: Math.max(0, seconds) })}
      </button>
    </p>
  )
}
