import { miscUserTitles } from '@harbour/protocol'
import { handle } from '../../handle.ts'
import { titles } from '../../members/titles.ts'
import { say } from '../../words.ts'

export const miscUserTitlesAction = handle(miscUserTitles, (_content, { language }) =>
  titles.map(({ titlesCode, name }) => ({ titlesCode, titlesName: say(name, language) })),
)
