/** `seat-code`: for the next `lastsMs` milliseconds it takes the asker's seats to another device. */
export interface SeatCodeAnswer {
  readonly code: string
  readonly lastsMs: number
}
