import { useNavigate } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { paths } from '../paths.ts'
import { CrashNote } from './CrashNote.tsx'

/** Stands where a screen has broken: it is shown again, or the board, or the page is loaded anew. */
export function ScreenCrashed({ onAgain }: { onAgain: () => void }) {
  const navigate = useNavigate()
  const toBoard = () => {
    void navigate(paths.board)
    onAgain()
  }
  return (
    <CrashNote title={m.crash_screen()} say={m.crash_screen_say()}>
      <TabletButton onClick={toBoard}>{m.crash_board()}</TabletButton>
      <TabletButton onClick={onAgain}>{m.crash_again()}</TabletButton>
    </CrashNote>
  )
}
