/**
 * A pure function of two or more values that remembers what it gave last for each first one: several parts of a screen ask the same of the same cart, at each tap.
 * Values are the same where they are the same object.
 */
export function lastResult<First extends object, Rest extends readonly unknown[], Result>(
  work: (first: First, ...rest: Rest) => Result,
): (first: First, ...rest: Rest) => Result {
  const kept = new WeakMap<First, { rest: Rest; result: Result }>()
  return (first, ...rest) => {
    const before = kept.get(first)
    if (before?.rest.every((each, at) => each === rest[at])) return before.result
    const result = work(first, ...rest)
    kept.set(first, { rest, result })
    return result
  }
}
