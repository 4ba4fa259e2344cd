import type { EditedOffer } from '@harbour/protocol'

/** An offer as it can be tried before it has been given its words: a text that is still empty stands for any. */
export function nameable(offer: EditedOffer | null): EditedOffer | null {
  return offer && { ...offer, record: filled(offer.record) }
}

const texts: readonly string[] = ['name', 'category', 'note']

function filled(record: EditedOffer['record']): EditedOffer['record'] {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) => {
      if (field === 'coupon') return [field, filled(value as EditedOffer['record'])] // the terms of a promo code
      return [field, texts.includes(field) ? inWords(value as { tc: string; en: string }) : value] // a text in both languages
    }),
  )
}

const inWords = ({ tc, en }: { tc: string; en: string }) => ({ tc: tc.trim() || '–', en: en.trim() || '–' })
