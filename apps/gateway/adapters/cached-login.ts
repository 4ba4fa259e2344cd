/** A pass into somebody's interface, and for how long it is good. */
export type Pass = { word: string; lifeMs: number }

/** A pass that is asked for again some seconds before its end has never ended on the way. */
const marginMs = 10_000

export type CachedLogin = { pass(): Promise<string | undefined>; drop(word: string): void }

/** A login that is opened when it is first needed, once for all who wait for it, and kept while it is good. Times are those of the real clock. */
export function createCachedLogin(patienceMs: number, open: (signal: AbortSignal) => Promise<Pass | undefined>): CachedLogin {
  let kept: { word: string; until: number } | undefined
  let opening: Promise<string | undefined> | undefined

  async function renew(): Promise<string | undefined> {
    const pass = await open(AbortSignal.timeout(patienceMs))
    kept = pass && { word: pass.word, until: Date.now() + pass.lifeMs - marginMs }
    return pass?.word
  }

  return {
    async pass() {
      if (kept && kept.until > Date.now()) return kept.word
      opening ??= renew().finally(() => (opening = undefined))
      return opening
    },
    /** It is no longer taken there. */
    drop(word) {
      if (kept?.word === word) kept = undefined
    },
  }
}
