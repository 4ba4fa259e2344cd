import type { ShopOverlay } from '@harbour/protocol'
import { Flame, OctagonPause } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import { busyWords, pausedWords } from './state-words.ts'

type StateFootProps = { overlay: ShopOverlay; paused: boolean; disabled: boolean; onExtend: () => void; onResume: () => void }

/** The way in which the shop is slowed down or stopped, by whom and until when, and the way to put its end off. */
export function StateFoot({ overlay, paused, disabled, onExtend, onResume }: StateFootProps) {
  if (!paused && overlay.busyMinutes === 0) return null
  return (
    <footer className="state__foot">
      <Icon of={paused ? OctagonPause : Flame} />
      <b role="status">{paused ? pausedWords(overlay) : busyWords(overlay)}</b>
      {paused && (
        <TabletButton disabled={disabled} onClick={onResume}>
          {m.state_resume()}
        </TabletButton>
      )}
      {(paused || overlay.busyUntil !== null) && (
        <TabletButton disabled={disabled} onClick={onExtend}>
          {m.state_extend()}
        </TabletButton>
      )}
    </footer>
  )
}
