import { informationGet } from '@harbour/protocol'
import { handle } from '../deps.ts'
import { localize } from '../../../../platform/localized-text.ts'

export const informationGetAction = handle(informationGet, (_content, { catalogue, brand, clock, language }) => ({
  items: catalogue.news(brand, clock.now()).map(({ title, summary, ...item }) => ({
    ...item,
    title: localize(title, language),
    summary: localize(summary, language),
  })),
}))
