type AnswerInTimeDeps = {
  network: Promise<Response>
  /** The answer that is kept for the case that nothing comes. */
  kept: () => Promise<Response | undefined>
  /** The milliseconds that the network may keep a guest waiting who could be served already. */
  patience: number
}

/** The network's answer, unless it does not come, not in time, or is a fault of the server: then what is kept, where something is. */
export async function answerInTime({ network, kept, patience }: AnswerInTimeDeps): Promise<Response> {
  network.catch(() => undefined) // whoever has been served does not hear of it any more
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), patience)
  try {
    const first = await Promise.race([network, tooLate])
    if (first && first.status < 500) return first
    return (await kept()) ?? (await network)
  } catch (cause) {
    const instead = await kept()
    if (instead) return instead
    throw cause
  } finally {
    clearTimeout(timer)
  }
}
