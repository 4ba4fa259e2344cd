import { Keyboard, Search } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { timeOfDay } from '../../lib/format.ts'
import { useAtServerTime } from '../../lib/server-clock.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { undo, useUndo } from '../../ui/undo.ts'
import { UndoBar } from '../../ui/UndoBar.tsx'
import { StepUpDialog } from '../session/StepUpDialog.tsx'
import { LongWorkBar } from '../ui/long-work/LongWorkBar.tsx'
import { OfficeButton } from '../ui/OfficeButton.tsx'
import { useUndoKey } from '../ui/use-undo-key.ts'
import { useKeepSearch } from './last-searches.ts'
import { OfficeNav } from './OfficeNav.tsx'
import './OfficeFrame.css'
import { OfflineStrip } from './OfflineStrip.tsx'
import { useOfficeKeys } from './use-office-keys.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))
const KeyList = lazy(async () => ({ default: (await import('./KeyList.tsx')).KeyList }))

/** The frame of every page of the office: its places, the one search field, and the time. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
  useOfficeKeys({ onFind: () => setOpen('palette'), onHelp: () => setOpen('keys') })
  useUndoKey(
    useUndo(({ offer }) => offer?.onUndo != null),
    () => void undo(),
  )
  useKeepSearch()
  const time = useAtServerTime(timeOfDay)
  return (
    <div className="of">
      <a className="of__skip" href="#page">
        {m.office_skip()}
      </a>
      <OfficeNav />
      <header className="of__top">
        <button type="button" className="of__find" onClick={() => setOpen('palette')}>
          <Icon of={Search} size={16} />
          <span>{m.office_find()}</span>
          <kbd>{/mac/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</kbd>
        </button>
        <b className="of__clock">{time}</b>
        <OfficeButton look="ghost" icon={Keyboard} aria-label={m.office_keys()} onClick={() => setOpen('keys')} />
      </header>
      <main className="of__main" id="page" tabIndex={-1}>
        <OfflineStrip />
        <LongWorkBar />
        {children}
      </main>
      <UndoBar />
      <StepUpDialog />
      <Suspense>
        {open === 'palette' && <Palette onClose={() => setOpen(null)} />}
        {open === 'keys' && <KeyList onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  )
}
