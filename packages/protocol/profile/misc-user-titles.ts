import * as v from 'valibot'
import { action } from '../action.ts'
import { Language, Text } from '../units.ts'

/** A language by its number, or by the letters that this call alone knows it by (spec 7.14). */
const TitleLanguage = v.pipe(
  v.picklist([1, 2, 'TC', 'EN']),
  v.transform((said) => (said === 'TC' ? 1 : said === 'EN' ? 2 : said)),
  Language,
)

/** The titles by which a guest may wish to be addressed; U04 is no title at all (spec 3.2, 7.14). In the language asked for, or else of the call. */
export const miscUserTitles = action('candao.member.miscUserTitles', {
  gateway: 'UserUnify',
  caller: 'anyone',
  content: { language: v.optional(TitleLanguage) },
  data: v.array(v.object({ titlesCode: Text, titlesName: Text })),
})
