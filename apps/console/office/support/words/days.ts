/** A day of the wire, `2026/11/23`, as a field of the browser has it. */
export const inputDay = (day: string): string => day.replaceAll('/', '-')

/** The same the other way round. */
export const wireDay = (value: string): string => value.replaceAll('-', '/')

/** The day out of an address; undefined for none, and for what is no day. */
export const dayOf = (text: string): string | undefined => (/^20\d\d\/\d\d\/\d\d$/.test(text) ? text : undefined)
