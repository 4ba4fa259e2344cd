/** A fault that only a person can mend, said in one sentence. */
export class SetupFault extends Error {}

/** The exit code of a process that started in vain, and would again (EX_CONFIG of sysexits.h). */
const exitCode = 78

/** Ends the process at a setup fault with its sentence alone; at any other with all that is known of it. */
export function exitOnStartupError(): void {
  process.once('uncaughtException', (error) => {
    console.error(error instanceof SetupFault ? error.message : error)
    process.exit(error instanceof SetupFault ? exitCode : 1)
  })
}
