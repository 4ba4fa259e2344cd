/** The needs of a password (spec 5.9): 8 to 20 characters with upper case, lower case, a digit and a symbol. */
export const passwordNeeds = ['length', 'upper', 'lower', 'digit', 'symbol'] as const
export type PasswordNeed = (typeof passwordNeeds)[number]

const met: Record<PasswordNeed, (password: string) => boolean> = {
  length: (password) => [...password].length >= 8 && [...password].length <= 20,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[\p{P}\p{S}]/u.test(password),
}

/** The needs that a password does not meet, in their order; none for a good one. Characters are counted, not bytes. */
export function unmetPasswordNeeds(password: string): PasswordNeed[] {
  return passwordNeeds.filter((need) => !met[need](password))
}
