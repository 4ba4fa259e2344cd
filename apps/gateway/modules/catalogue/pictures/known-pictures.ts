import { setTimeout as sleep } from 'node:timers/promises'

/** The names of uploaded pictures that a process knows of, so that a name that somebody made up costs no reading of its own. */
export type KnownPictures = {
  /** Says whether there is a picture of a name. Of names that are not known, all that are asked for within a second share one reading. */
  has(name: string): Promise<boolean>
  add(name: string): void
  drop(name: string): void
}

/** Opens them over a reading of all names, which is done once in so many milliseconds at most. */
export function createKnownPictures(read: () => Promise<ReadonlySet<string>>, restMs = 1000): KnownPictures {
  let names = new Set<string>()
  let rest: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | undefined

  async function readNext(): Promise<void> {
    await rest
    next = undefined // whoever comes from here on may ask for what is younger than this reading
    rest = sleep(restMs, undefined, { ref: false })
    names = new Set(await read())
  }

  return {
    async has(name) {
      if (!names.has(name)) await (next ??= readNext())
      return names.has(name)
    },
    add: (name) => void names.add(name),
    drop: (name) => void names.delete(name),
  }
}
