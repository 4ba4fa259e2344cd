/** A choice of a dish as the kitchen reads it; `without` where something is to be left out. */
export type ChoiceWord = { words: string; without: boolean }

const leavesOut = /^(走|不要|不加|免|no |without )/i
const betweenChoices = /\s*(?:[·、；;，]|, )\s*/

/** The choices of a line, one by one, with those that leave something out. */
export function choiceWords(choices: string): ChoiceWord[] {
  return choices
    .split(betweenChoices)
    .filter((words) => words !== '')
    .map((words) => ({ words, without: leavesOut.test(words) }))
}
