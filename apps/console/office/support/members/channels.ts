/** The ways by which a member asks for their data, other than in the app. */
export const channels = ['byLetter', 'byEmail', 'byPhone', 'atShop', 'law'] as const
