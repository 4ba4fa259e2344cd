/** Run in the whole lane alone (`npm run test:all`): what takes long, and what another test beside it shows in a smaller way. */
export const wholeLaneOnly = { tags: ['whole-lane'] }
