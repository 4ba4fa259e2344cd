import { useSyncExternalStore, type ComponentType } from 'react'

const tryAgain = 3000

/**
 * A component that is not part of the first load, and is fetched as soon as the page stands, again and again until it has come: unlike what is fetched when it is
 * first shown, it is there when the line is not. Nothing is shown in its place before.
 */
export function fetchedSoon<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const listeners = new Set<() => void>()
  const fetchIt = async () => {
    try {
      Loaded = await load()
      for (const each of listeners) each()
    } catch {
      setTimeout(() => void fetchIt(), tryAgain)
    }
  }
  if (document.readyState === 'complete') void fetchIt()
  else addEventListener('load', () => void fetchIt(), { once: true })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return function FetchedSoon(props: Props) {
    const Component = useSyncExternalStore(subscribe, () => Loaded)
    return Component && <Component {...props} />
  }
}
