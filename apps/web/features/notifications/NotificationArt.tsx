import { m } from '../../paraglide/messages.js'
import { Mark } from '../../ui/Mark.tsx'
import { Skyline } from '../../ui/frame/Skyline.tsx'

/** A notification before the harbour: what it will look like, for an order that is brought or `collected`. */
export function NotificationArt({ collected }: { collected: boolean }) {
  return (
    <div aria-hidden="true">
      <div className="ntf__sky">
        <Skyline />
      </div>
      <div className="ntf__push ntf__push--2" />
      <div className="ntf__push">
        <span className="ntf__mark">
          <Mark />
        </span>
        <span>
          <b className="ntf__news">{collected ? m.notify_sample_ready() : m.notify_sample()}</b>
          {collected ? m.notify_sample_ready_body() : m.notify_sample_body()}
        </span>
        <span className="cap ntf__now">{m.notify_now()}</span>
      </div>
    </div>
  )
}
