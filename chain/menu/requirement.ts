import type { ChainOption, ChainRequirement } from '../types.ts'

/** Marks the two options of each pair as unable to go together, on both sides. A pair with an option that is not there is left out. */
export function keepApart(requirements: ChainRequirement[], pairs: [string, string][]): ChainRequirement[] {
  const there = new Set(requirements.flatMap((requirement) => requirement.options.map((option) => option.pid)))
  const both = pairs.filter((pair) => pair.every((pid) => there.has(pid)))
  return requirements.map((requirement) => ({ ...requirement, options: requirement.options.map((option) => withExcludes(option, both)) }))
}

function withExcludes(option: ChainOption, pairs: [string, string][]): ChainOption {
  const excludes = pairs.flatMap(([one, other]) => (one === option.pid ? [other] : other === option.pid ? [one] : []))
  return excludes.length === 0 ? option : { ...option, excludes }
}

/** The same options with one of them, and only that one, chosen at first. */
export const presetting = (pid: string, options: ChainOption[]): ChainOption[] =>
  options.map((option) => (option.pid === pid ? { ...option, preset: true } : option))
