/**
 * The address of the web app's page that shows a product which is not published yet: the office frames it, and speaks with it by messages. In a file of its own:
 * the web app asks for it at its start.
 */
export const previewPath = '/preview'
