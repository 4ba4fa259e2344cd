/** A finding that is no fault here, and the sentence that says why: of one judge, by its rule, in any words and everywhere or in some. */
export type Acceptance = { judge: string; rule: string; says?: RegExp; where?: RegExp; why: string }

/** All findings that are accepted. Whatever is not here ends the command with 1. */
export const accepted: readonly Acceptance[] = [
  {
    judge: 'headers',
    rule: 'script can read the cookie',
    why: 'The language and the region of a guest, which the pages’ own scripts change; no cookie opens anything.',
  },
  {
    judge: 'Wapiti',
    rule: 'HttpOnly Flag cookie',
    why: 'The language and the region of a guest, as the headers have them.',
  },
  {
    judge: 'Wapiti',
    rule: 'HTTP Secure Headers',
    says: /^X-Frame-Options is not set/,
    why: '`frame-ancestors` says who may frame a page, and every browser that the app runs in heeds it; the older header knows no list of shells.',
  },
  {
    judge: 'Wapiti',
    rule: 'HTTP Secure Headers',
    says: /^X-XSS-Protection is not set/,
    why: 'Browsers have taken that filter out, since it opened holes of its own; the policy allows no inline script.',
  },
  {
    judge: 'policies',
    rule: `script-src 'self'`,
    why: 'No answer of ours is a script that an address can shape: calls answer JSON, and uploaded pictures are written anew.',
  },
  {
    judge: 'policies',
    rule: `default-src 'self'`,
    where: /^\/console\//,
    why: 'Nothing below the consoles’ origin is a script that somebody else has written, as of the guests’ pages.',
  },
  { judge: 'testssl.sh', rule: 'engine_problem', why: 'Of this machine’s OpenSSL, which does not try GOST; nobody here speaks it.' },
  ...['cert_expirationStatus', 'cert_notAfter', 'cert_revocation'].map((rule) => ({
    judge: 'testssl.sh',
    rule,
    why: 'The certificate is of an authority that lives as long as the command; deployed, Caddy gets it by ACME and renews it.',
  })),
  {
    judge: 'testssl.sh',
    rule: 'TLS_session_ticket',
    why: 'Caddy announces seven days, but makes a new key each twelve hours and keeps four: after two days no ticket opens anything.',
  },
  {
    judge: 'testssl.sh',
    rule: 'secure_renego',
    why: 'It cannot be tried with OpenSSL’s own words: Caddy’s TLS is Go’s, whose servers never renegotiate.',
  },
]
