/**
 * `seat-code`: for the next `lastsMs` milliseconds it takes the asker's seats to another device, which types the code or
 * scans the secret. Wrong codes are counted by address; nobody guesses a secret, so it counts whatever was guessed.
 */
export interface SeatCodeAnswer {
  readonly code: string
  readonly secret: string
  readonly lastsMs: number
}
