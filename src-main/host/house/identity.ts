import { webcrypto, randomUUID } from 'node:crypto'
import { certificateOf, certificateSetting, type HouseCertificate, idOf, idSetting } from '../../store/settings.ts'
import type { Store } from '../../store/store.ts'

/**
 * What the house proves to desktop apps by that it is the one they met before (protocol/TLS.md). It is made when the first
 * of them asks, kept in the house's log, and goes along when the house moves. Nothing where it can't be kept: an app that
 * met it would be warned of the next one.
 */
export async function houseCertificate(store: Store, now: () => number): Promise<HouseCertificate | undefined> {
  const kept = certificateOf(store)
  if (kept !== undefined) return kept
  const made = await selfSigned()
  // Two apps may have asked at once.
  const meanwhile = certificateOf(store)
  if (meanwhile !== undefined) return meanwhile
  try {
    store.log.commit([certificateSetting(made)], now())
    // Not what a standby holds: it comes by this very certificate.
    store.log.flushSync()
    return made
  } catch {
    return undefined
  }
}

/** Apps compare it with the one of their first meeting and read nothing in it, so it says nothing, and never ends. */
async function selfSigned(): Promise<HouseCertificate> {
  await import('reflect-metadata')
  const { PemConverter, X509CertificateGenerator } = await import('@peculiar/x509')
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const made = await X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=Knockabout',
      notBefore: new Date('2000-01-01'),
      notAfter: new Date('9999-12-31'),
      signingAlgorithm: algorithm,
      keys,
    },
    // The library speaks of a browser's cryptography; Node's is the same.
    webcrypto as never,
  )
  const key = PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY')
  return { key, certificate: made.toString('pem') }
}

/** This host's id: made once, kept for good where anything can be kept. */
export function ownId(store: Store, now: () => number): string {
  const kept = idOf(store)
  if (kept !== undefined) return kept
  const id = randomUUID()
  try {
    store.log.commit([idSetting(id)], now())
    store.log.flushSync()
  } catch {
    // A full disk: the id serves this evening.
  }
  return id
}
