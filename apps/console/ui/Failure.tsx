import { RotateCw, TriangleAlert } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { Icon } from './Icon.tsx'
import { TabletButton } from './TabletButton.tsx'
import './Failure.css'

/** Says in place what did not work and why, and offers to try again. */
export function Failure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <div className="failure" role="alert">
      <Icon of={TriangleAlert} size={24} />
      <p>
        <b>{m.frame_failed()}</b>
        <span>{error.message}</span>
      </p>
      <TabletButton icon={RotateCw} onClick={() => void onRetry()}>
        {m.frame_retry()}
      </TabletButton>
    </div>
  )
}
