/** A signed event as it is posted. */
export type WebhookRequest = { url: string; headers: Record<string, string>; body: string }

/** The answer to one: its status code, null where there was none in time, and its first words, or why there was none. */
export type WebhookAnswer = { statusCode: number | null; answer: string | null }

/** Posts to systems of others, once each, and follows nobody elsewhere. It never throws. */
export type WebhookSender = { post(request: WebhookRequest): Promise<WebhookAnswer> }
