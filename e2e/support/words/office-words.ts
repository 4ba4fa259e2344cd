import { inBoth } from './texts.ts'

/** The words of the office, by the names of its own messages. */
export const officeWords = inBoth(({ t, beginsWith }) => ({ t, beginsWith }), 'console')
