type Reporter = (fault: unknown) => void

const waiting: unknown[] = []
let report: Reporter = (fault) => void waiting.push(fault)

/** Something broke that nobody planned: whoever reports faults hears of it, as soon as they are there. */
export const raiseFault = (fault: unknown) => report(fault)

/** Tells faults to a reporter from now on, those that came before among them. */
export function onFault(reporter: Reporter) {
  report = reporter
  for (const fault of waiting.splice(0)) reporter(fault)
}
