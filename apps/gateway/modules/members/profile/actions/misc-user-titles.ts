import { miscUserTitles } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { titles } from '../titles.ts'
import { localize } from '../../../../platform/localized-text.ts'

export const miscUserTitlesAction = handle(miscUserTitles, (_content, { language }) =>
  titles.map(({ titlesCode, name }) => ({ titlesCode, titlesName: localize(name, language) })),
)
