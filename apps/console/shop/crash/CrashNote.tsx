import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/Icon.tsx'
import { TabletButton } from '../../ui/TabletButton.tsx'
import './CrashNote.css'

type CrashNoteProps = { title: string; say: string; children?: ReactNode }

/** Says that a part of the page is broken, and what goes on; the page can be loaded anew, whatever else can be done. */
export function CrashNote({ title, say, children }: CrashNoteProps) {
  return (
    <section className="crash" role="alert">
      <Icon of={TriangleAlert} size={28} />
      <div>
        <h2>{title}</h2>
        <p>{say}</p>
      </div>
      <div className="crash__ways">
        {children}
        <TabletButton icon={RotateCw} onClick={() => location.reload()}>
          {m.crash_reload()}
        </TabletButton>
      </div>
    </section>
  )
}
