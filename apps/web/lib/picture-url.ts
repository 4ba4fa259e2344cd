/** The address of a picture by its name: its file of 640 px, or a narrower one that lies beside it. */
export const pictureUrl = (name: string, width?: number): string => `/pictures/${name}${width ? `-${width}` : ''}.webp`
