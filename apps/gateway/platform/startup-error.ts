/** A fault at the start that only a person can mend. It is said in one sentence, without a stack, and starting again would end the same way. */
export class StartupError extends Error {}

/** Says a fault that only a person can mend in its one sentence, and ends the process so that it is not started again; passes on any other. */
export function exitOnStartupError(error: unknown): never {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(startupExitCode)
}

/** The exit code that says so (EX_CONFIG of sysexits.h): `npm start` does not try again. */
const startupExitCode = 78
