import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '../Banner.tsx'
import './OfflineBanner.css'

type OfflineBannerProps = { title: ReactNode; children: ReactNode; retry: ReactNode; asking: boolean; onRetry: () => void }

/** There is no network just now: what is so, what can be done all the same, and a way to try again. */
export function OfflineBanner({ title, children, retry, asking, onRetry }: OfflineBannerProps) {
  const again = (
    <button type="button" className="offline__retry" aria-disabled={asking || undefined} onClick={onRetry}>
      {retry}
    </button>
  )
  return (
    <Banner tone="warn" icon={WifiOff} live end={again}>
      <b className="offline__title">{title}</b> {children}
    </Banner>
  )
}
