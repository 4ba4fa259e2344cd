/** The settings as they were given: what was set to nothing is not among them. */
type Given = Readonly<Record<string, string | undefined>>

/** A setting that is not fit for production, and the sentence that says why and what to write instead. */
export type ProductionFault = { name: string; fault: string }

/** The passwords that anybody knows who has read our papers, or those of PostgreSQL's image. */
const knownPasswords = new Set(['secret', 'harbour', 'postgres', 'password', 'change-me', 'changeme'])

/** The addresses that are told keys, or guests' words: over https, or not off this machine. */
const keyed = [
  'SMS_URL',
  'GEOCODER_URL',
  'BOT_CHECK_URL',
  'CANDAO_URL',
  'STORELLECT_URL',
  'YUU_URL',
  'YUU_JWKS_URL',
  'MEZZOFY_URL',
  'STRIPE_API_URL',
  'AIRWALLEX_API_URL',
  'ANTOM_API_URL',
  'LALAMOVE_API_URL',
  'SIMPHONY_URL',
  'SIMPHONY_AUTH_URL',
  'PICTURE_STORE_URL',
  'SENTRY_DSN',
  'TRACES_URL',
  'GATEWAY_BASE',
]

/** The origins whose pages hold a guest's key, or may frame those that do. */
const paged = ['PUBLIC_ORIGINS', 'WEB_ORIGINS', 'PASSKEY_ORIGINS', 'PUSH_ORIGINS', 'APP_SHELL_ORIGINS']

const mezzofy = { MEZZOFY_KEY: 'mezzofy-sandbox-key', MEZZOFY_SECRET: 'mezzofy-sandbox-secret', MEZZOFY_OUTLET: 'harbour' }
/** The vendors, each with the settings that it knows us by, and what the sandbox knows us by in their place. */
const vendors: { vendor: string; url: string; known: Record<string, string> }[] = [
  { vendor: 'candao', url: 'CANDAO_URL', known: { CANDAO_SECRET: 'candao-sandbox-secret' } },
  { vendor: 'storellect', url: 'STORELLECT_URL', known: { STORELLECT_SECRET: 'storellect-sandbox-secret' } },
  { vendor: 'yuu', url: 'YUU_URL', known: { YUU_SECRET: 'yuu-sandbox-secret' } },
  { vendor: 'mezzofy', url: 'MEZZOFY_URL', known: mezzofy },
]

/** Everything that MODE=production refuses, each under its setting's name: sandboxes, a moved clock, known secrets, open metrics, and plain http where keys go. */
export function productionFaults(given: Given): ProductionFault[] {
  return [databaseFaults, demoFaults, vendorFaults, secretFaults, plainFaults].flatMap((faultsOf) => faultsOf(given))
}

type Rule = readonly [name: string, broken: boolean, words: string]

const brokenOf = (rules: readonly Rule[]): ProductionFault[] =>
  rules.filter(([, broken]) => broken).map(([name, , words]) => ({ name, fault: `MODE=production ${words}` }))

function databaseFaults(given: Given): ProductionFault[] {
  const named = ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'DATABASE_READ_URL', 'MIGRATE_DATABASE_URL']
  return brokenOf([
    ['DATABASE_URL', given.DATABASE_URL === undefined, 'brings no database of its own: name a PostgreSQL'],
    ...named.map((name): Rule => {
      return [name, knownPasswords.has(passwordOf(given[name] ?? '')), 'takes no password that anybody knows: give the role one of its own']
    }),
  ])
}

function demoFaults(given: Given): ProductionFault[] {
  const isSet = (name: string) => given[name] !== undefined
  return brokenOf([
    ['CLOCK', isSet('CLOCK'), 'keeps the real time: leave it out'],
    ['SEED', given.SEED === 'demo', 'opens no demo chain: leave it out, and import your own (npm run chain -- import FILE)'],
    ['PAY_SANDBOX_URL', isSet('PAY_SANDBOX_URL'), 'takes no money of a sandbox: leave it out'],
    ['OUTBOX_URL', isSet('OUTBOX_URL'), 'sends no message to a sandbox: leave it out'],
    ['VOUCHER_URL', isSet('VOUCHER_URL'), 'takes no vouchers of a sandbox: leave it out'],
    [
      'STRIPE_SECRET_KEY',
      !['STRIPE_SECRET_KEY', 'AIRWALLEX_CLIENT_ID', 'ANTOM_CLIENT_ID'].some(isSet),
      'asks for a payment provider: without one payments would end at the sandbox',
    ],
    ['SMS_URL', !isSet('SMS_URL'), 'asks who carries SMS: without that they would end at the sandbox'],
    ['SMTP_URL', !isSet('SMTP_URL'), 'asks who carries emails: without that they would end at the sandbox'],
    ['EMAIL_FROM', !isSet('EMAIL_FROM'), 'asks whose name emails bear'],
    ['PUSH_CONTACT', !isSet('PUSH_CONTACT'), 'asks whom push services may write to'],
    ['RATE_LIMITS', !isSet('RATE_LIMITS'), 'asks whether floods are counted by all gateways (database) or by each alone (process)'],
    ['DRAIN_SECONDS', !isSet('DRAIN_SECONDS'), 'asks how long proxies take to find out that a gateway goes'],
    ['WEBHOOK_ALLOW_PRIVATE', given.WEBHOOK_ALLOW_PRIVATE === 'on', 'sends webhooks to public https addresses alone: leave it out'],
    ['METRICS_TOKEN', isSet('METRICS_PORT') && !isSet('METRICS_TOKEN'), 'opens METRICS_PORT to a token alone: give one, or close the port'],
  ])
}

function vendorFaults(given: Given): ProductionFault[] {
  const taken = given.VOUCHER_VENDORS?.split(',') ?? vendors.map(({ vendor }) => vendor)
  const rules = vendors
    .filter(({ vendor }) => taken.includes(vendor))
    .flatMap(({ vendor, url, known }): Rule[] => [
      [url, given[url] === undefined, `asks where ${vendor} is, or for a VOUCHER_VENDORS without it: else the sandbox would play it`],
      ...Object.entries(known).map(([name, sandbox]): Rule => {
        return [name, (given[name] ?? sandbox) === sandbox, `takes nothing that the sandbox knows you by: give what ${vendor} does`]
      }),
    ])
  return brokenOf(rules)
}

function secretFaults(given: Given): ProductionFault[] {
  return brokenOf([
    ...['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'].map((name): Rule => {
      return [name, /^[srp]k_test_/.test(given[name] ?? ''), 'takes no test key of Stripe, with which no money moves']
    }),
    [
      'AIRWALLEX_API_URL',
      /\/\/api[-.](demo|sandbox)\.airwallex\.com/i.test(given.AIRWALLEX_API_URL ?? ''),
      'takes no demo of Airwallex, in which no money moves: leave it out',
    ],
    [
      'ANTOM_API_URL',
      /\/ams\/sandbox\//i.test(given.ANTOM_API_URL ?? ''),
      'takes no sandbox of Antom, in which no money moves: leave it out',
    ],
    ['ANTOM_CLIENT_ID', /^SANDBOX_/i.test(given.ANTOM_CLIENT_ID ?? ''), 'takes no client of the sandbox of Antom, in which no money moves'],
    [
      'LALAMOVE_API_KEY',
      /^pk_(test|sandbox)_/.test(given.LALAMOVE_API_KEY ?? ''),
      'takes no test key of Lalamove, with which nobody comes',
    ],
    [
      'LALAMOVE_API_URL',
      /\/\/[\w.]*sandbox\.lalamove\.com/i.test(given.LALAMOVE_API_URL ?? ''),
      'takes no sandbox of Lalamove, from which nobody comes',
    ],
    // The keys that Turnstile and hCaptcha give to everybody for tests.
    ['BOT_CHECK_SECRET', /^\dx0{9,}/.test(given.BOT_CHECK_SECRET ?? ''), 'takes no test key, with which every program passes'],
    ['SMS_TOKEN', given.SMS_URL !== undefined && given.SMS_TOKEN === undefined, 'asks for the token that the SMS provider knows you by'],
  ])
}

function plainFaults(given: Given): ProductionFault[] {
  const https = 'sends no key over plain http: write https://'
  const mail = given.SMTP_URL ?? ''
  return brokenOf([
    ['BEHIND_TLS', given.BEHIND_TLS !== 'on', 'sends no key over plain http: serve guests over https, and set it to on'],
    ...keyed.map((name): Rule => [name, isPlain(given[name] ?? '') && !isHere(given[name] ?? ''), https]),
    ...paged.map((name): Rule => [name, (given[name] ?? '').split(',').some((origin) => isPlain(origin.trim())), https]),
    [
      'SMTP_URL',
      mail.startsWith('smtp://') && !isHere(mail) && !/[?&]requireTLS=true(&|$)/.test(mail),
      'signs in to no mail server in the clear: write smtps://, or ?requireTLS=true behind a server that begins plainly',
    ],
  ])
}

const isPlain = (url: string) => /^http:/i.test(url)

/** A word to this machine itself, which nobody between can read. */
const isHere = (url: string) => URL.canParse(url) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)

const passwordOf = (url: string) => (URL.canParse(url) ? decodeURIComponent(new URL(url).password) : '')
