const hongKong = 8 * 3600_000

/** The moment of a day and a time of the shops' wall clock, as a form has them ("2026-11-24", "05:00"); undefined where one is missing. */
export function momentOf(day: string, time: string): number | undefined {
  const at = Date.parse(`${day}T${time}:00+08:00`)
  return Number.isNaN(at) ? undefined : at
}

/** The day of a moment on the shops' wall clock, as a form has it. */
export const formDay = (at: number): string => new Date(at + hongKong).toISOString().slice(0, 10)

/** The time of day of a moment on the shops' wall clock, as a form has it. */
export const formTime = (at: number): string => new Date(at + hongKong).toISOString().slice(11, 16)
