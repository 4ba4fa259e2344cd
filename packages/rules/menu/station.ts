/** The stations of a kitchen, at which the dishes of a heading are made: pizza oven and grill, fryer, and the bar with soups, salads and sweets. */
export const stations = ['oven', 'fryer', 'bar'] as const
export type Station = (typeof stations)[number]
