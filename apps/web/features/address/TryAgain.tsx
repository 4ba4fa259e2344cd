import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

/** Something could not be asked; a press asks again. */
export function TryAgain({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const again = (
    <Button variant="secondary" small onClick={onPress}>
      {m.address_again()}
    </Button>
  )
  return (
    <div className="sec tryagain">
      <Banner tone="error" icon={WifiOff} note live end={again}>
        {children}
      </Banner>
    </div>
  )
}
