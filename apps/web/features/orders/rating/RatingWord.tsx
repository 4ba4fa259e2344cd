import { plainWord, ratingWordLength } from '@harbour/rules'
import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField } from '../../../ui/forms/fields/TextAreaField.tsx'
import { useRate } from './use-rate.ts'

/** A word beside the stars, which their giver may leave, change and take back. */
export function RatingWord({ orderId, word }: { orderId: string; word: string | null }) {
  const [typed, type] = useState(word ?? '')
  const { mutate, isPending, isError, isSuccess, error } = useRate(orderId)
  const isNew = plainWord(typed) !== (word ?? '')
  return (
    <form
      className="ratg__word"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate({ word: plainWord(typed) })
      }}
    >
      <TextAreaField
        label={m.tracker_rate_word()}
        rows={2}
        limit={ratingWordLength}
        value={typed}
        onChange={({ target }) => type(target.value)}
        error={isError ? error.message : undefined}
        help={isSuccess && !isNew && word !== null ? m.tracker_rate_word_thanks() : undefined}
      />
      {(isNew || isPending) && (
        <Button type="submit" small variant="secondary" loading={isPending}>
          {m.tracker_rate_send()}
        </Button>
      )}
    </form>
  )
}
