import { informationDetailGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { refuse } from '../../../../platform/handle.ts'
import { localize } from '../../../../platform/localized-text.ts'

export const informationDetailGetAction = handle(
  informationDetailGet,
  ({ informationId, version }, { catalogue, brand, clock, language }) => {
    const text = catalogue.information(informationId, { brand, version, now: clock.now() })
    if (!text) throw refuse(informationDetailGet, 'INFORMATION_UNKNOWN')
    return {
      ...text,
      title: localize(text.title, language),
      sections: text.sections.map(({ heading, paragraphs }) => ({
        heading: localize(heading, language),
        paragraphs: paragraphs.map((paragraph) => localize(paragraph, language)),
      })),
    }
  },
)
