import { LockKeyhole } from 'lucide-react'
import { Note } from '../../ui/Note.tsx'

/** A sentence about what needs the line. */
export function LineNote({ words }: { words: string }) {
  return (
    <Note large icon={LockKeyhole}>
      {words}
    </Note>
  )
}
