import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { Segmented } from '../../ui/forms/choices/Segmented.tsx'
import { DemoBars } from './DemoBars.tsx'
import { DemoButtons } from './DemoButtons.tsx'
import { DemoChoices } from './DemoChoices.tsx'
import { DemoFields } from './DemoFields.tsx'
import { DemoGround } from './DemoGround.tsx'
import { DemoLists } from './DemoLists.tsx'
import { DemoOverlays } from './DemoOverlays.tsx'
import { DemoProducts } from './DemoProducts.tsx'
import { DemoProgress } from './DemoProgress.tsx'
import { DemoTickets } from './DemoTickets.tsx'
import './demo.css'

type Theme = 'light' | 'dark'

/** Every component in every state, as the app wears it: light, dark, or both beside each other. */
export function DemoScreen() {
  const [shown, setShown] = useState<Theme | 'both'>(pageTheme)
  return (
    <main id="main" className="demo" data-shown={shown}>
      <Segmented
        label={m.demo_theme()}
        className="demo__themes"
        value={shown}
        onChange={setShown}
        segments={[
          { value: 'light', label: m.demo_light() },
          { value: 'dark', label: m.demo_dark() },
          { value: 'both', label: m.demo_both() },
        ]}
      />
      {shown !== 'dark' && <Pane theme="light" />}
      {shown !== 'light' && <Pane theme="dark" />}
    </main>
  )
}

function Pane({ theme }: { theme: Theme }) {
  return (
    <div className="demo__pane" data-theme={theme}>
      <h1 className="t1">{m.demo_title()}</h1>
      <DemoGround />
      <DemoButtons />
      <DemoChoices />
      <DemoFields />
      <DemoProducts />
      <DemoTickets />
      <DemoProgress />
      <DemoBars />
      <DemoLists />
      <DemoOverlays />
    </div>
  )
}

const pageTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
