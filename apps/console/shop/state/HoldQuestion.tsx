import { useEffect, useRef } from 'react'
import { TabletButton } from '../../ui/TabletButton.tsx'

/** The words of a question that stands for a hold, and of its two answers. */
export type HoldAsk = { question: string; yes: string; no: string }

/** Asks whoever cannot hold a button whether they mean it. */
export function HoldQuestion({ ask: { question, yes, no }, onYes, onNo }: { ask: HoldAsk; onYes: () => void; onNo: () => void }) {
  const group = useRef<HTMLDivElement>(null)
  // A screen reader reads the question out, and goes on to its answers.
  useEffect(() => group.current?.focus(), [])
  return (
    <div ref={group} className="hold__ask" role="group" aria-label={question} tabIndex={-1}>
      <p>{question}</p>
      <TabletButton onClick={onNo}>{no}</TabletButton>
      <TabletButton look="solid-danger" onClick={onYes}>
        {yes}
      </TabletButton>
    </div>
  )
}
