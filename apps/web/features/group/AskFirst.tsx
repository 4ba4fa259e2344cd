import { useState } from 'react'
import { useSending } from '../../api/use-sending.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'

type AskFirstProps = {
  /** The words of the button, and of the one that is sure. */
  words: string
  title: string
  body: string
  keep: string
  onSure: () => Promise<unknown>
}

/** Something that cannot be taken back: it is asked about before it is done. */
export function AskFirst({ words, title, body, keep, onSure }: AskFirstProps) {
  const [asking, setAsking] = useState(false)
  const doing = useSending(onSure, { leaves: true })
  return (
    <div className="gor__end">
      <Button variant="ghost" block onClick={() => setAsking(true)}>
        {words}
      </Button>
      <Dialog
        open={asking}
        alert
        onClose={() => setAsking(false)}
        title={title}
        actions={
          <>
            <Button block onClick={() => setAsking(false)}>
              {keep}
            </Button>
            <Button variant="danger" block loading={doing.busy} onClick={() => doing.send()}>
              {words}
            </Button>
          </>
        }
      >
        <p>{body}</p>
      </Dialog>
    </div>
  )
}
