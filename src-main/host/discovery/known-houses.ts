import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { connect } from 'node:tls'
import { z } from 'zod'
import type { WayToHouse } from '../../../src-engine/protocol/desktop.ts'
import { fetchInfo } from './fetch-info.ts'

/** Houses this app has met, each with the fingerprint of its certificate (protocol/TLS.md). */
export interface KnownHouses {
  /**
   * How to come to the house at this address: by TLS where it proves to be the one of the first meeting, or where this is the
   * first. `trusted`: the person says that it is the same house, whatever its proof. `url`: `http://192.168.1.20:4680`.
   */
  wayTo(url: string, trusted: boolean): Promise<WayToHouse>
  /** Whether the machine of this name may show this certificate (`sha256/…`): it was looked at just before. */
  mayShow(hostname: string, fingerprint: string): boolean
}

const shape = z.record(z.string().max(100), z.string().max(100))
const handshakeWithinMs = 3000

/** `file`: where they are kept; one that can't be read or written is no hindrance, the first meeting is then another. */
export function knownHouses(file: string): KnownHouses {
  const known = new Map(Object.entries(keptIn(file)))
  const shown = new Map<string, Set<string>>()

  const keep = (house: string, fingerprint: string): void => {
    known.set(house, fingerprint)
    try {
      writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(known)))
      renameSync(`${file}.new`, file)
    } catch {
      // Known until the app ends.
    }
  }
  return {
    wayTo: async (url, trusted) => {
      const answer = await fetchInfo(url)
      // A standby hears who asks for the house, and proves by its certificate once the house is there.
      if (!answer.ok) return answer.standby === true ? 'ws' : 'gone'
      const { id, process, tls } = answer.host
      // Each process of an event has a certificate of its own.
      const house = process ?? id.replace(/ moved$/, '')
      const met = known.get(house)
      if (!tls && met === undefined) return 'ws'
      const { hostname, port } = new URL(url)
      const fingerprint = await fingerprintAt(hostname, Number(port || 80))
      // A first meeting can't be told from one that is tampered with; a later one can.
      if (fingerprint === undefined) return met === undefined ? 'ws' : 'gone'
      if (met !== undefined && met !== fingerprint && !trusted) return 'other'
      if (met !== fingerprint) keep(house, fingerprint)
      shown.set(hostname, (shown.get(hostname) ?? new Set()).add(fingerprint))
      return 'wss'
    },
    mayShow: (hostname, fingerprint) =>
      [hostname, `[${hostname}]`].some(one => shown.get(one)?.has(fingerprint) === true),
  }
}

function keptIn(file: string): Record<string, string> {
  try {
    return shape.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

/** `sha256/…` of the certificate that is shown there, as Chromium writes it; nothing where there is no TLS. */
function fingerprintAt(hostname: string, port: number): Promise<string | undefined> {
  return new Promise(done => {
    // Nobody has signed it: it is compared instead.
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port, rejectUnauthorized: false })
    socket.setTimeout(handshakeWithinMs, () => socket.destroy())
    socket.once('secureConnect', () => {
      const { fingerprint256 } = socket.getPeerCertificate()
      socket.destroy()
      done(`sha256/${Buffer.from(fingerprint256.replaceAll(':', ''), 'hex').toString('base64')}`)
    })
    socket.once('error', () => done(undefined))
    socket.once('close', () => done(undefined))
  })
}
