import { Beside } from './Beside.tsx'
import { pointsText, shareText } from './change-text.ts'

type ShareBesideProps = { now: number | null; before: number | null; lessIsBetter?: boolean }

/** The change of a share in points, and the share of the period before. */
export function ShareBeside({ now, before, lessIsBetter = false }: ShareBesideProps) {
  const by = now === null || before === null ? null : now - before
  return <Beside by={by} words={pointsText(now, before)} before={shareText(before)} lessIsBetter={lessIsBetter} />
}
