import { characterCount, firstCharacters, mostUnits } from '@harbour/protocol'
import { useState, type CompositionEvent, type InputEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement
type Typing<Of extends Control> = { value?: unknown; defaultValue?: unknown; maxLength?: number; onInput?: (event: InputEvent<Of>) => void }

/**
 * Counts what is written in a control, whether the screen holds its value or the browser does: "20 / 26", and what keeps it to that. The browser
 * counts the units of a character, a family of four as eleven: it lets in what may still be written, and what is too many is cut off.
 */
export function useCharacterLimit<Of extends Control>({ value, defaultValue, maxLength, onInput }: Typing<Of>, limit: number | undefined) {
  const [typed, setTyped] = useState(String(defaultValue ?? ''))
  const written = value === undefined ? typed : String(value)
  if (limit === undefined) return { count: undefined, controls: { maxLength, onInput } }
  const characters = characterCount(written)
  return {
    count: `${characters} / ${limit}`,
    controls: {
      maxLength: written.length + Math.max(0, limit - characters) * mostUnits,
      onInput(event: InputEvent<Of>) {
        const control = event.currentTarget
        // A character being composed is not written yet.
        if (!event.nativeEvent.isComposing) keepTo(control, limit)
        setTyped(control.value)
        onInput?.(event)
      },
      onCompositionEnd({ currentTarget }: CompositionEvent<Of>) {
        if (keepTo(currentTarget, limit)) currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
      },
    },
  }
}

/** Cuts off what is too many; says whether it was. Past React, which would else take the shorter text for what it knew already. */
function keepTo(control: Control, limit: number): boolean {
  const kept = firstCharacters(control.value, limit)
  if (kept === control.value) return false
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, kept)
  return true
}
