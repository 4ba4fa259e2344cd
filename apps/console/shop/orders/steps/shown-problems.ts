import type { RefusedStep as Refused } from '../step-queue.ts'
import type { Cancel } from './cancels.ts'

type Problem = { kind: 'step'; at: number; step: Refused } | { kind: 'cancel'; at: number; cancel: Cancel }

const most = 5

/** The last five steps that were not taken, the newest first, and how many there are before them. */
export function shownProblems(refused: readonly Refused[], cancels: readonly Cancel[]): { shown: Problem[]; more: number } {
  const all: Problem[] = [
    ...refused.map((step) => ({ kind: 'step' as const, at: step.at, step })),
    ...cancels.filter(({ state }) => state === 'failed').map((cancel) => ({ kind: 'cancel' as const, at: cancel.at, cancel })),
  ].sort((a, b) => b.at - a.at)
  return { shown: all.slice(0, most), more: Math.max(0, all.length - most) }
}
