type Environment = Record<
  'GA_KEY' | 'GA_KEY2' | 'GA_URL' | 'SENTRY_DSN' | 'BRAZE_KEY' | 'BRAZE_SAFARI_PUSH_ID' | 'BRAZE_ENDPOINT' | 'BRAZE_SDK_URL',
  string
> & { OPEN_MACAU: boolean }

/** The settings that pages are told; of Braze none without its key. */
export const frontConfigOf = (env: Environment) => ({
  gaKey: env.GA_KEY,
  gaKey2: env.GA_KEY2,
  gaUrl: env.GA_URL,
  sentryDsn: env.SENTRY_DSN,
  brazeKey: env.BRAZE_KEY,
  brazeSafariWebsitePushId: env.BRAZE_SAFARI_PUSH_ID,
  brazeEndpoint: env.BRAZE_KEY === '' ? '' : env.BRAZE_ENDPOINT,
  brazeSdkUrl: env.BRAZE_KEY === '' ? '' : env.BRAZE_SDK_URL,
  isOpenMo: env.OPEN_MACAU,
})
