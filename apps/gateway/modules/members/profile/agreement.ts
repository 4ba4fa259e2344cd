import type { AgreementText } from '@harbour/protocol'
import type { Call } from './deps.ts'

const names = ['agreement', 'privacy'] as const

/** The versions of today of what a member agrees to. */
export function versionsToday({ catalogue, brand, clock }: Pick<Call, 'catalogue' | 'brand' | 'clock'>): {
  agreement: string
  privacy: string
} {
  const versionOf = (informationId: string) => catalogue.information(informationId, { brand, now: clock.now() })?.version ?? ''
  return { agreement: versionOf('agreement'), privacy: versionOf('privacy') }
}

/** Each text beside the version that the member agreed to last. */
export async function agreementsOf(userId: string, call: Call): Promise<AgreementText[]> {
  const [today, consents] = [versionsToday(call), await call.consents.of(userId)]
  return names.map((informationId) => {
    const last = consents.findLast(({ kind, given }) => kind === informationId && given)
    const version = today[informationId]
    return { informationId, version, due: last?.wording !== version, agreedVersion: last?.wording ?? null, agreedAt: last?.at ?? null }
  })
}
