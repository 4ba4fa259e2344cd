import { useSyncExternalStore, type ComponentType } from 'react'
import { nextTask } from './time-slices.ts'

const tryAgain = 3000
/** So many tries are the way of a line that comes and goes; then something is wrong. */
const fewTries = 3

let turn = Promise.resolve()

/** One is asked for after the other, without waiting for it to come: to ask for all of them at once keeps the screen still. */
const nextTurn = () => (turn = turn.then(nextTask))

type PreloadOptions = {
  /** Stands in its place once it does not come. */
  missing?: ComponentType
}

/**
 * A component that is not part of the first load, and is fetched as soon as the page stands, again and again until it has come: unlike what is fetched when it is
 * first shown, it is there when the line is not. Nothing is shown in its place before, or what is given for when it does not come.
 */
export function preloaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { missing: Missing }: PreloadOptions = {},
): ComponentType<Props> {
  let state: { Loaded?: ComponentType<Props>; tries: number } = { tries: 0 }
  const listeners = new Set<() => void>()
  const fetchIt = async () => {
    try {
      state = { ...state, Loaded: await load() }
    } catch {
      state = { tries: state.tries + 1 }
      setTimeout(() => void fetchIt(), tryAgain)
    }
    for (const each of listeners) each()
  }
  if (document.readyState === 'complete') void fetchIt()
  else addEventListener('load', () => void nextTurn().then(fetchIt), { once: true })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return function FetchedSoon(props: Props) {
    const { Loaded, tries } = useSyncExternalStore(subscribe, () => state)
    if (Loaded) return <Loaded {...props} />
    return Missing && tries >= fewTries ? <Missing /> : null
  }
}
