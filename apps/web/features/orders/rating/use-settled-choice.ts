import { useRef, useState } from 'react'

/** The time for which the arrow keys rest before what they have come to is meant, in milliseconds. */
const rest = 600

/**
 * A choice among radio buttons that takes effect at once under a finger. The arrow keys choose whatever they pass, so of them only where they come to rest, or where
 * the focus leaves, is meant.
 */
export function useSettledChoice<Value>(mean: (value: Value) => void) {
  const [passed, pass] = useState<Value>()
  const byKey = useRef(false)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settle = (value: Value) => {
    clearTimeout(resting.current)
    pass(undefined)
    mean(value)
  }
  return {
    /** The choice that the keys stand on, before it is meant. */
    passed,
    choose(value: Value) {
      clearTimeout(resting.current)
      if (!byKey.current) return settle(value)
      pass(() => value)
      resting.current = setTimeout(() => settle(value), rest)
    },
    group: {
      onKeyDown: () => void (byKey.current = true),
      onPointerDown: () => void (byKey.current = false),
      onBlur: ({ currentTarget, relatedTarget }: { currentTarget: Element; relatedTarget: EventTarget | null }) => {
        if (passed !== undefined && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) settle(passed)
      },
    },
  }
}
