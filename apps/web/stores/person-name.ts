/** A member's name as its own writing puts it: 陳嘉敏, Ka Man Chan. */
export function personName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const chinese = /\p{Script=Han}/u.test(firstName) && /\p{Script=Han}/u.test(lastName)
  return chinese ? `${lastName}${firstName}` : [firstName, lastName].filter(Boolean).join(' ')
}
