import { inBoth } from './texts.ts'

/** The words about notifications and the game, in both languages. */
export const notifyWords = inBoth(({ t, either, beginsWith }) => ({
  ask: either(/^.+ 可取餐時通知你？$/, /^Shall we tell you when .+ is ready\?$/),
  allow: t('notify_allow'),
  refuse: t('notify_refuse'),
  offers: t('notify_offers'),
  away: t('notify_away'),
  switch: t('notify_switch'),
  blocked: t('notify_denied'),
  game: t('game_name'),
  start: t('game_start'),
  order: beginsWith('game_order'),
  skip: t('game_skip'),
  done: t('game_done'),
  login: t('game_login'),
  open: t('game_open'),
  won: beginsWith('game_won'),
  comma: t('game_comma'),
}))
