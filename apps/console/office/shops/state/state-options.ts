import { shopStateReasons } from '@harbour/rules'
import { m } from '../../../paraglide/messages.js'

/** The reasons for a busy time or a pause, to choose from. */
export const stateReasons = () => {
  const words = {
    rush: m.state_reason_rush,
    staffing: m.state_reason_staffing,
    equipment: m.state_reason_equipment,
    weather: m.state_reason_weather,
    other: m.state_reason_other,
  }
  return shopStateReasons.map((value) => ({ value, words: words[value]() }))
}

/** Stretches of minutes to choose from, as a select takes them. */
export const stretches = (minutes: readonly number[]) =>
  minutes.map((each) => ({
    value: String(each),
    words: each < 60 ? m.shops_minutes({ minutes: each }) : m.shops_hours({ hours: each / 60 }),
  }))
