import { m } from '../../../paraglide/messages.js'
import { wordsBy, type Sentence } from '../../words/fault-sentences.ts'

const sentences: readonly Sentence[] = [
  [/^is no CSV$/, () => m.finance_fault_no_csv()],
  [/^is missing$/, () => m.finance_fault_missing()],
  [/^has no lines$/, () => m.finance_fault_no_lines()],
  [/^has more than (\d+) lines$/, (count = '') => m.finance_fault_too_long({ count })],
  [/^(.+) is there twice$/, (id = '') => m.finance_fault_twice({ id })],
  [/^has (\d+) cells, not (\d+)$/, (has = '', wanted = '') => m.finance_fault_cells({ has, wanted })],
  [/^(.+) is none of (.+)$/, (word = '', words = '') => m.finance_fault_none_of({ word, words })],
  [/^is empty$/, () => m.finance_fault_empty()],
  [/^is no sum$/, () => m.finance_fault_no_sum()],
  [/^is no moment$/, () => m.finance_fault_no_moment()],
]

/** A fault of a settlement file, as the gateway says it, in the language of the screen. */
export const fileFaultWords = (fault: string): string => wordsBy(sentences, fault)
