import { informationDetailGet } from '@harbour/protocol'
import { handle, refuse } from '../../handle.ts'
import { say } from '../../words.ts'

export const informationDetailGetAction = handle(
  informationDetailGet,
  ({ informationId, version }, { catalogue, brand, clock, language }) => {
    const text = catalogue.information(informationId, { brand, version, now: clock.now() })
    if (!text) throw refuse(informationDetailGet, 'INFORMATION_UNKNOWN')
    return {
      ...text,
      title: say(text.title, language),
      sections: text.sections.map(({ heading, paragraphs }) => ({
        heading: say(heading, language),
        paragraphs: paragraphs.map((paragraph) => say(paragraph, language)),
      })),
    }
  },
)
