type Credentials = { get(options: object): Promise<unknown> }

/** The code in the next message to this phone, where the browser reads it for us; undefined where it cannot. Never rejects. */
export async function smsCode(signal: AbortSignal): Promise<string | undefined> {
  if (!('OTPCredential' in globalThis)) return undefined
  const credentials: Credentials = navigator.credentials
  try {
    const found = (await credentials.get({ otp: { transport: ['sms'] }, signal })) as { code?: string } | null // an OTPCredential, as asked
    return found?.code
  } catch {
    return undefined // the guest said no, left, or was faster
  }
}
