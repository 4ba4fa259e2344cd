import { language } from '../../lib/locale.ts'

/** The parts of a name in the order in which this language writes them: the family's first in Chinese. */
export const nameParts = () => (language() === 1 ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const))

/** A member's name as its own writing puts it: 陳嘉敏, Ka Man Chan. */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const chinese = /\p{Script=Han}/u.test(firstName) && /\p{Script=Han}/u.test(lastName)
  return chinese ? `${lastName}${firstName}` : [firstName, lastName].filter(Boolean).join(' ')
}
