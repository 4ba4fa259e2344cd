import type { Tablet } from '@harbour/protocol'
import { m } from '../../../paraglide/messages.js'

export type Health = 'fine' | 'unused' | 'silent' | 'muted' | 'hidden'

/** The time without a report after which a tablet is silent, in milliseconds. */
const silentAfter = 60_000

/** Judges a tablet by the first thing wrong of it. One that has never reported is not used. */
export function healthOf({ report }: Pick<Tablet, 'report'>, now: number): Health {
  if (!report) return 'unused'
  if (now - report.at >= silentAfter) return 'silent'
  if (report.sound !== 'on') return 'muted'
  return report.visible ? 'fine' : 'hidden'
}

/** A tablet's health in words. */
export const healthWords = (health: Health): string =>
  ({
    fine: m.shops_health_fine,
    unused: m.shops_health_unused,
    silent: m.shops_health_silent,
    muted: m.shops_health_muted,
    hidden: m.shops_health_hidden,
  })[health]()
