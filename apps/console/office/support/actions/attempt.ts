import { newGuid } from '../../../lib/guid.ts'

/** The id of one thing that somebody wants done: all attempts at the same go under one id, so that it is done once, however often it is asked for. */
export type Attempt = {
  /** The id for this content: that of the attempt before where it wanted the same and nobody knows yet what came of it. */
  idFor(content: object): string
  /** It is known what came of it: what follows is another thing, also where it reads the same. */
  answered(): void
}

/** Begins with an id of its own. */
export function newAttempt(): Attempt {
  let [id, what] = [newGuid(), '']
  return {
    idFor(content) {
      const wanted = JSON.stringify(content)
      if (what !== '' && what !== wanted) id = newGuid()
      what = wanted
      return id
    },
    answered() {
      ;[id, what] = [newGuid(), '']
    },
  }
}
