import { openWorld } from '../support/worlds/world.ts'

/** The world with kitchens that take an order of twenty minutes in ten seconds. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes its setup from here
export default () => openWorld({ KITCHEN_SPEED: '200' })
