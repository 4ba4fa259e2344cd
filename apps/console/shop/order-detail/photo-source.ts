/** The source of an image for a JPEG that came in base64. */
export const photoSource = (picture: string): string => `data:image/jpeg;base64,${picture}`
