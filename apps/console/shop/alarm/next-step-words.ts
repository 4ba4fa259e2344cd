import { m } from '../../paraglide/messages.js'
import type { Step } from './escalation.ts'

/** The step that comes next, in words: an SMS to the shop's phone is named only where that can take one. */
export function nextStepWords(step: Step, { phoneTakesSms }: { phoneTakesSms: boolean }): string {
  if (step === 'managers') return phoneTakesSms ? m.alarm_next_office_sms() : m.alarm_next_office()
  return { ringing: m.alarm_next_mail, office: m.alarm_next_cancel, cancelled: m.alarm_ending }[step]()
}
