import { CallFailure } from '../../api/call-failure.ts'
import { m } from '../../paraglide/messages.js'

type Hashed = { hash: string } | null

/** A record as it is now: in the draft, live, and whether it was published otherwise since the draft changed it. */
type RecordNow = { held: Hashed; live: Hashed; conflict: boolean }

/** The hashes of a record as somebody has seen it: in the draft, and live where both were before their eyes. */
export type SeenHashes = { held: string | null; live?: string | null }

const hashOf = (version: Hashed): string | null => version?.hash ?? null

/** Refuses to write over what nobody has looked at: the draft has the record otherwise by now, or it was published otherwise since the draft changed it. The refusal has both versions. */
export function refuseUnseen(now: RecordNow, seen: SeenHashes): void {
  const isUnseen = hashOf(now.held) !== seen.held || (now.conflict && hashOf(now.live) !== seen.live)
  if (isUnseen) throw new CallFailure('RECORD_CHANGED', m.office_record_changed(), now)
}

type Versions<Version> = { held: Version; live: Version }

/** The version that others have made of a record, and what is seen of it once that was shown: of the draft, or what is live where the draft has it as it was seen. */
export function othersVersion<Version extends Hashed>(
  { held, live }: Versions<Version>,
  seen: SeenHashes,
): { theirs: Version; isLive: boolean; seen: SeenHashes } {
  return hashOf(held) === seen.held
    ? { theirs: live, isLive: true, seen: { held: seen.held, live: hashOf(live) } }
    : { theirs: held, isLive: false, seen: { held: hashOf(held) } }
}
