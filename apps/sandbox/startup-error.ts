/** A fault that only a person can mend, said in one sentence. */
export class SetupFault extends Error {}

/** The exit code of a process that started in vain, and would again (EX_CONFIG of sysexits.h). */
const exitCode = 78

/** From here on such a fault ends the process with its sentence alone; any other does so with all that is known of it. */
export function exitOnStartupError(): void {
  process.once('uncaughtException', (error) => {
    console.error(error instanceof SetupFault ? error.message : error)
    process.exit(error instanceof SetupFault ? exitCode : 1)
  })
}
