import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DrawTv } from '../../context/running.ts'
import type { Pins } from '../pin.ts'
import { addressOf } from '../address.ts'

/** TVs that get the picture at once: twelve of them take some 50 Mbit/s while everything moves. */
const setsAtOnce = 12
/** Milliseconds the drawing goes on with nobody to see it, since whoever reloads is back within; and after which it is said again. */
const lingerMs = 5000
const repeatMs = 10_000
/** Milliseconds a set may take for one picture before it is given up. */
const stuckMs = 30_000

/**
 * Each picture is a part, and the head of the next one follows at once: Chromium shows a part only when that has come
 * (findings/mjpeg-next-head.sh).
 */
const nextPart = '--picture\r\ncontent-type: image/jpeg\r\n\r\n'

/** One set that is shown the picture. */
interface Viewer {
  readonly response: ServerResponse
  /** Milliseconds, steady: since when it has not taken what was sent. */
  stuckSince: number | undefined
  /** What it has not been sent since is older than this. */
  isBehind: boolean
}

/**
 * `/tv.mjpeg`: `/tv` as a stream of JPEGs, for a browser that can't run its page, in an `<img>`. A picture when something
 * changed; who is slow misses some and gets the newest. HEAD says whether there is one: 501 `no-picture` where `draw` is
 * missing, 403 `pin` and 429 `pin-locked` until `?pin=` is right, 503 `full`.
 */
export function pictureOf(draw: DrawTv | undefined, pins: Pins, steady: () => number) {
  const viewers = new Set<Viewer>()
  let newest: Buffer | undefined
  let end: (() => void) | undefined
  let lingering: ReturnType<typeof setTimeout> | undefined
  let repeating: ReturnType<typeof setInterval> | undefined

  const send = (viewer: Viewer): void => {
    if (newest === undefined) return
    if (viewer.stuckSince !== undefined) {
      viewer.isBehind = true
      if (steady() - viewer.stuckSince > stuckMs) viewer.response.destroy()
      return
    }
    viewer.isBehind = false
    const isTaken = viewer.response.write(Buffer.concat([newest, Buffer.from(`\r\n${nextPart}`)]))
    if (!isTaken) viewer.stuckSince = steady()
  }
  const toAll = (): void => {
    for (const viewer of viewers) send(viewer)
  }
  const stop = (): void => {
    end?.()
    end = newest = undefined
  }
  const follow = (response: ServerResponse): void => {
    clearTimeout(lingering)
    end ??= draw!(jpeg => {
      newest = jpeg
      toAll()
    })
    // A set that was switched off is noticed only by what it does not take.
    if (viewers.size === 0) repeating = setInterval(toAll, repeatMs)
    const viewer: Viewer = { response, stuckSince: undefined, isBehind: false }
    viewers.add(viewer)
    response.on('drain', () => {
      viewer.stuckSince = undefined
      if (viewer.isBehind) send(viewer)
    })
    response.once('close', () => {
      viewers.delete(viewer)
      if (viewers.size > 0) return
      clearInterval(repeating)
      lingering = setTimeout(stop, lingerMs)
      lingering.unref()
    })
    response.writeHead(200, {
      'content-type': 'multipart/x-mixed-replace; boundary=picture',
      'cache-control': 'no-store',
    })
    response.write(nextPart)
    send(viewer)
  }

  /** Why there is no picture: an HTTP status and a code. */
  const refuses = (request: IncomingMessage): { status: number; code: string; seconds?: number } | undefined => {
    if (draw === undefined) return { status: 501, code: 'no-picture' }
    const given = new URLSearchParams((request.url ?? '').split('?', 2)[1]).get('pin')
    const turned = pins.refuses({ address: addressOf(request.socket.remoteAddress) }, given ?? undefined)
    if (turned?.code === 'pin-locked')
      return { status: 429, code: turned.code, seconds: Number(turned.params?.['seconds']) }
    if (turned !== undefined) return { status: 403, code: turned.code }
    return viewers.size < setsAtOnce ? undefined : { status: 503, code: 'full' }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const refused = refuses(request)
    if (refused === undefined && request.method === 'GET') return follow(response)
    response.writeHead(refused?.status ?? 200, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(refused?.seconds === undefined ? {} : { 'retry-after': String(refused.seconds) }),
    })
    response.end(refused === undefined || request.method === 'HEAD' ? undefined : `${refused.code}\n`)
  }
}
