import { pictureFocusSave, type PictureFocus, type UploadedPicture } from '@harbour/protocol'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState, type PointerEvent } from 'react'
import { call } from '../../../api/call.ts'
import { m } from '../../../paraglide/messages.js'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { OfficeButton } from '../../ui/OfficeButton.tsx'
import { squareIn } from './square-in.ts'

type FocusPickerProps = {
  uploaded: UploadedPicture
  /** The file, where it is at hand: the whole of it is shown. */
  file: File | null
  onCut: (cut: UploadedPicture) => Promise<void>
}

/** Chooses the point that the square is cut around: by a tap on the picture, or by two numbers. */
export function FocusPicker({ uploaded: { name, focus: cut, width, height }, file, onCut }: FocusPickerProps) {
  const [focus, setFocus] = useState<PictureFocus>(cut)
  const source = useFileAddress(file)
  const saved = useMutation({ mutationFn: async () => call(pictureFocusSave, { name, focus }), onSuccess: onCut })
  const square = squareIn(focus, { width, height })
  const atTap = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    setFocus({ x: percent((clientX - box.left) / box.width), y: percent((clientY - box.top) / box.height) })
  }
  const number = (label: string, value: number, change: (value: number) => void) => (
    <label className="mpic__axis">
      <span className="lb">
        {label} <small>{value}%</small>
      </span>
      <input type="range" min={0} max={100} value={value} onChange={({ target }) => change(Number(target.value))} />
    </label>
  )
  return (
    <div className="mpic__focus">
      <div className="mpic__whole" style={{ aspectRatio: `${width} / ${height}` }} onPointerDown={atTap}>
        {source && <img src={source} alt="" />}
        <i style={{ left: `${square.left}%`, top: `${square.top}%`, width: `${square.width}%`, height: `${square.height}%` }} />
        <b style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <div className="mpic__axes">
        <p>{source ? m.menu_focus_say() : m.menu_focus_say_unseen()}</p>
        {number(m.menu_focus_x(), focus.x, (x) => setFocus({ ...focus, x }))}
        {number(m.menu_focus_y(), focus.y, (y) => setFocus({ ...focus, y }))}
        <OfficeButton
          look="brand"
          pending={saved.isPending}
          disabled={focus.x === cut.x && focus.y === cut.y}
          onClick={() => saved.mutate()}
        >
          {m.menu_focus_cut()}
        </OfficeButton>
        <ErrorNote error={saved.error} />
      </div>
      <img src={`/pictures/${name}-240.webp`} alt={m.menu_focus_now()} width={120} height={120} />
    </div>
  )
}

const percent = (part: number): number => Math.round(Math.min(1, Math.max(0, part)) * 100)

/** The address of a file in this page, while it is shown. */
function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  // The browser keeps a file under an address until it is told to forget it.
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [file])
  return address
}
