import type { Answer, dayEndGet } from '@harbour/protocol'
import { brandIds, cents, dollarsToCents, timesCents, type Brand, type Cents } from '@harbour/rules'

export type DayEnd = Omit<Answer<typeof dayEndGet>, 'csv'>
export type SavedDayEnd = DayEnd['saved'][number]

/** A count of the drawer as it is typed: texts, so that nothing is lost that is not a number yet. `replaces` is the end that it corrects, null for the day's first. */
export type DrawerDraft = { notes: Record<number, string>; coins: string; float: string | null; note: string; replaces: number | null }

const dollars = (values: number[]) => values.map((value) => dollarsToCents(value))
const notes: Record<Brand, readonly Cents[]> = {
  [brandIds.hongKong]: dollars([1000, 500, 100, 50, 20]),
  [brandIds.macau]: dollars([1000, 500, 200, 100, 50, 20, 10]),
}

/** The notes that are counted piece by piece, the largest first; all else is one sum. */
export const notesOf = (brand: Brand): readonly Cents[] => notes[brand]

/** A sum of money as somebody types it, in dollars: nothing typed is nothing; undefined where it is no sum. */
export function typedMoney(typed: string): Cents | undefined {
  const plain = typed.trim().replace(/^\$/, '').replaceAll(',', '')
  if (plain === '') return cents(0)
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? dollarsToCents(Number(plain)) : undefined
}

/** A number of notes as somebody types it; undefined where it is none. */
export function typedNumber(typed: string): number | undefined {
  if (typed.trim() === '') return 0
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : undefined
}

/** An empty count: of a day that nobody has closed, or as what it corrects. */
export function draftOf(saved: SavedDayEnd | undefined, brand: Brand): DrawerDraft {
  if (!saved) return { notes: {}, coins: '', float: null, note: '', replaces: null }
  const values = notesOf(brand)
  // The pieces of notes come first, and then the rest.
  const ofNotes = values.map((value) => saved.counted.find((piece) => piece.value === value))
  const rest = saved.counted.filter((piece) => !ofNotes.includes(piece)).reduce((sum, { value, num }) => sum + value * num, 0)
  return {
    notes: Object.fromEntries(values.map((value, at) => [value, String(ofNotes[at]?.num ?? 0)])),
    coins: String(rest / 100),
    float: String(saved.float / 100),
    note: saved.note,
    replaces: saved.dayEndNo,
  }
}

type Pieces = SavedDayEnd['counted']

/** A count beside what is to be expected. `lacks`: why it cannot be saved yet. */
export type Drawer = {
  pieces: Pieces
  counted: Cents
  float: Cents
  expected: Cents
  difference: Cents
  lacks: 'count' | 'numbers' | 'reason' | null
}

/** Adds up a count: with the float that was typed in place of the one that was known. */
export function drawerOf(draft: DrawerDraft, { cashExpected, float: known }: Pick<DayEnd, 'cashExpected' | 'float'>, brand: Brand): Drawer {
  const numbers = notesOf(brand).map((value) => ({ value, num: typedNumber(draft.notes[value] ?? '') }))
  const [coins, typedFloat] = [typedMoney(draft.coins), draft.float === null ? known : typedMoney(draft.float)]
  const isWrong = coins === undefined || typedFloat === undefined || numbers.some(({ num }) => num === undefined)
  const pieces = [...numbers.map(({ value, num = 0 }) => ({ value, num })), { value: coins ?? cents(0), num: 1 }]
  const counted = cents(pieces.reduce((sum, { value, num }) => sum + timesCents(value, num), 0))
  const float = typedFloat ?? known
  const expected = cents(cashExpected - known + float)
  const difference = cents(counted - expected)
  const isBlank = draft.coins.trim() === '' && Object.values(draft.notes).every((typed) => typed.trim() === '')
  const lacks = isWrong ? 'numbers' : isBlank ? 'count' : difference !== 0 && draft.note.trim() === '' ? 'reason' : null
  return { pieces, counted, float, expected, difference, lacks }
}

/**
 * The face of the drawer: `count` it; it was `saved`; or it has `changed`, when somebody else has saved the day since the count began. A count of one's own whose
 * answer was lost is saved all the same.
 */
export function drawerFace(saved: readonly SavedDayEnd[], draft: DrawerDraft | undefined, brand: Brand): 'count' | 'saved' | 'changed' {
  const [latest] = saved
  if (!draft) return latest ? 'saved' : 'count'
  if (!latest || latest.dayEndNo === draft.replaces) return 'count'
  return latest.replaces === draft.replaces && isSame(latest, draft, brand) ? 'saved' : 'changed'
}

function isSame(latest: SavedDayEnd, draft: DrawerDraft, brand: Brand): boolean {
  const { pieces, float } = drawerOf(draft, { cashExpected: latest.cashExpected, float: latest.float }, brand)
  const words = (some: Pieces) => some.map(({ value, num }) => `${num}x${value}`).join()
  return words(pieces) === words(latest.counted) && float === latest.float && draft.note.trim() === latest.note
}
