import { informationGet } from '@harbour/protocol'
import { handle } from '../../handle.ts'
import { say } from '../../words.ts'

export const informationGetAction = handle(informationGet, (_content, { catalogue, brand, clock, language }) => ({
  items: catalogue.news(brand, clock.now()).map(({ title, summary, ...item }) => ({
    ...item,
    title: say(title, language),
    summary: say(summary, language),
  })),
}))
