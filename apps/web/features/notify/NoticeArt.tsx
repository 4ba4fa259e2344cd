import { m } from '../../paraglide/messages.js'
import { Mark } from '../../ui/Mark.tsx'
import { Skyline } from '../../ui/Skyline.tsx'

/** A notification before the harbour: what it will look like. */
export function NoticeArt() {
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
          <b className="ntf__news">{m.notify_sample()}</b>
          {m.notify_sample_body()}
        </span>
        <span className="cap ntf__now">{m.notify_now()}</span>
      </div>
    </div>
  )
}
