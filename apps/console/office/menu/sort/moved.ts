/** A list with one of its parts at another place. */
export function moved<Part>(list: readonly Part[], from: number, to: number): Part[] {
  const [part, rest] = [list.slice(from, from + 1), list.toSpliced(from, 1)]
  return rest.toSpliced(to, 0, ...part)
}
