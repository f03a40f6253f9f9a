import { existsSync } from 'node:fs'
import { chromium, type Browser } from '@playwright/test'

/** A browser as people have it: tests start theirs with switches of their own, which change what is compiled and when. */
export const browserHere = (): Promise<Browser> => {
  const path = '/usr/bin/chromium'
  return chromium.launch({
    ...(existsSync(path) ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync', '--no-first-run'],
  })
}
