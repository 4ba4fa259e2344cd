import { ArrowRight, Check, ChevronLeft, ChevronRight, ChevronsRight } from 'lucide-react'
import { useRef, useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/Icon.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'

export type Release = { way: 'drag' | 'keys'; x: number; track: { x: number; t: number }[] }

type PuzzleSliderProps = {
  /** The end of its way, in pixels of the picture. */
  most: number
  x: number
  onMove: (x: number) => void
  onRelease: (release: Release) => void
  /** Buttons that do what dragging does. */
  buttons: boolean
}

const steps: Record<string, number> = { ArrowRight: 4, ArrowUp: 4, ArrowLeft: -4, ArrowDown: -4, PageUp: 24, PageDown: -24 }
const mostTracked = 1000

/** Moves the slice: by finger, and let go where it belongs; by arrow keys and Enter; by buttons and the one that says so. */
export function PuzzleSlider({ most, x, onMove, onRelease, buttons }: PuzzleSliderProps) {
  const rail = useRef<HTMLDivElement>(null)
  const [grip, setGrip] = useState<{ from: number; at: number }>()
  const [done, setDone] = useState(false)
  const track = useTrack()
  const move = (to: number) => {
    const next = Math.round(Math.min(most, Math.max(0, to)))
    track.add(next)
    onMove(next)
  }
  const release = (way: Release['way']) => {
    if (done) return
    setDone(true)
    onRelease({ way, x, track: track.taken() })
  }
  const drag = ({ clientX }: PointerEvent) => {
    if (!grip || !rail.current || done) return
    move(grip.at + ((clientX - grip.from) / (rail.current.clientWidth - knobWidth)) * most)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const lets = event.key === 'Enter' || event.key === ' '
    if (step === undefined && !lets) return
    event.preventDefault()
    if (done) return
    if (step !== undefined) move(x + step)
    else release('keys')
  }
  return (
    <>
      <div className="sl" ref={rail} style={{ '--at': x / most } as CSSProperties /* a custom property */}>
        <span className="sl__fill" />
        <button
          type="button"
          className="sl__knob"
          role="slider"
          aria-label={m.check_slider()}
          aria-describedby="check-keys"
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={x}
          aria-valuetext={m.check_at({ percent: Math.round((x / most) * 100) })}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            track.add(x)
            setGrip({ from: event.clientX, at: x })
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            setGrip(undefined)
            if (x > 0 && grip && x !== grip.at) release('drag')
          }}
          onPointerCancel={() => setGrip(undefined)}
        >
          <Icon of={ArrowRight} />
        </button>
        <span className="sl__say">{done ? m.check_checking() : x === 0 ? m.check_start() : m.check_going()}</span>
      </div>
      <p id="check-keys" className="sr">
        {m.check_keys()}
      </p>
      {buttons && <Nudges x={x} onMove={move} onRelease={() => release('keys')} />}
    </>
  )
}

const knobWidth = 52

function Nudges({ x, onMove, onRelease }: { x: number; onMove: (to: number) => void; onRelease: () => void }) {
  return (
    <div className="sl__nudge" role="group" aria-label={m.check_no_drag()}>
      <span className="small ink2 grow">{m.check_no_drag()}</span>
      <IconButton look="box" icon={ChevronLeft} label={m.check_left()} onClick={() => onMove(x - 4)} />
      <IconButton look="box" icon={ChevronRight} label={m.check_right()} onClick={() => onMove(x + 4)} />
      <IconButton look="box" icon={ChevronsRight} label={m.check_far_right()} onClick={() => onMove(x + 24)} />
      <IconButton look="box" icon={Check} label={m.check_let_go()} onClick={onRelease} />
    </div>
  )
}

/** The way the slice took, with the time since it was first touched: the gateway looks at it. */
function useTrack() {
  const points = useRef<{ x: number; at: number }[]>([])
  return {
    add: (x: number) => points.current.push({ x, at: performance.now() }),
    taken: () => {
      const first = points.current[0]?.at ?? 0
      return points.current.slice(-mostTracked).map(({ x, at }) => ({ x, t: Math.round(at - first) }))
    },
  }
}
