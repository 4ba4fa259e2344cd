import type { Answer, settlementCasesGet } from '@harbour/protocol'
import { ArrowLeftRight, BookText, Building2, type LucideIcon } from 'lucide-react'
import { money } from '../../../lib/money-text.ts'
import { m } from '../../../paraglide/messages.js'
import type { PillLook } from '../../ui/Pill.tsx'

export type SettlementAnswer = Answer<typeof settlementCasesGet>
export type SettlementCase = SettlementAnswer['cases'][number]
export type CaseClass = SettlementCase['class']
export type CaseState = SettlementCase['state']
/** A reason that somebody can give. */
export type ChoosableReason = Exclude<NonNullable<SettlementCase['reason']>, 'matched'>

type ClassLook = { words: () => string; icon: LucideIcon; look: PillLook }

/** The classes of a difference: what each is called, and its sign. */
export const classLooks: Record<CaseClass, ClassLook> = {
  differing: { words: m.finance_class_differing, icon: ArrowLeftRight, look: 'err' },
  oursOnly: { words: m.finance_class_ours, icon: BookText, look: 'warn' },
  theirsOnly: { words: m.finance_class_theirs, icon: Building2, look: 'info' },
}

export const caseStates = ['open', 'explained', 'settled'] as const

export const stateWords = (state: CaseState): string =>
  ({ open: m.finance_state_open, explained: m.finance_state_explained, settled: m.finance_state_settled })[state]()

const reasonTexts: Record<NonNullable<SettlementCase['reason']>, () => string> = {
  returned: m.finance_reason_returned,
  writtenOff: m.finance_reason_written_off,
  providerMistake: m.finance_reason_mistake,
  otherDay: m.finance_reason_other_day,
  other: m.finance_reason_other,
  matched: m.finance_reason_matched,
}

/** The reasons that somebody can give. */
export const choosableReasons: readonly ChoosableReason[] = ['returned', 'writtenOff', 'providerMistake', 'otherDay', 'other']

export const reasonWords = (reason: NonNullable<SettlementCase['reason']>): string => reasonTexts[reason]()

/** The providers by the names under which they are known. */
export const providerWords = (provider: SettlementCase['provider']): string => ({ sandbox: 'Ferry Pay', stripe: 'Stripe' })[provider]

/** The name of a case: its order, or the provider's own name for what is nobody's order. */
export const caseName = ({ orderNo, theirRef }: SettlementCase): string => orderNo ?? theirRef ?? ''

/** The two sides of a case in words. */
export function sidesWords({ ours, theirs, kind }: SettlementCase): string {
  const words = kind === 'refund' ? m.finance_sides_refund : m.finance_sides
  return words({ ours: ours === null ? m.finance_nothing() : money(ours), theirs: theirs === null ? m.finance_nothing() : money(theirs) })
}

const hour = 60 * 60_000

/** The time that a case has waited, in whole hours, from two days on in days. */
export function waitedWords(since: number, now: number): string {
  const hours = Math.max(0, Math.floor((now - since) / hour))
  return hours < 48 ? m.finance_hours({ hours }) : m.finance_days({ days: Math.floor(hours / 24) })
}

/** Says whether a case has waited for too long: five days. */
export const waitsLong = (since: number, now: number): boolean => now - since >= 5 * 24 * hour
