/**
 * Grand Melee a second time, written from RULES FMT-4 and FMT-12 to 14 alone and sharing nothing with the engine: a
 * circle of chairs, and turns that lie on them. For games of one range, with the booklet's rules.
 */
export interface ModelTurn {
  at: string
  running: boolean
  /** It goes at its end. */
  leaving: boolean
  /** Passed on as the how-manieth: the smaller, the longer it waits. */
  since: number
}

export class GrandMeleeModel {
  readonly seats: readonly string[]
  readonly range: number
  readonly forced: boolean
  /** Chairs that count for range, clockwise. */
  chairs: string[]
  fallen = new Set<string>()
  turns: ModelTurn[]
  allowed: number
  passed = 0

  constructor(seats: readonly string[], { range = 2, forced = false, first = 0 } = {}) {
    this.seats = seats
    this.range = range
    this.forced = forced
    this.chairs = [...seats]
    this.allowed = Math.max(1, Math.floor(seats.length / (2 * range + 2)))
    this.turns = Array.from({ length: this.allowed }, (_, i) => ({
      at: seats[(first + Math.floor((i * seats.length) / this.allowed)) % seats.length]!,
      running: false,
      leaving: false,
      since: this.passed++,
    }))
    for (const turn of this.turns) this.tryToBegin(turn)
  }

  alive(): string[] {
    return this.seats.filter(seat => !this.fallen.has(seat))
  }

  having(): string[] {
    return this.seats.filter(seat => this.turns.some(turn => turn.running && turn.at === seat))
  }

  waiting(): string[] {
    return this.seats.filter(seat => this.turns.some(turn => !turn.running && turn.at === seat))
  }

  /** Whom the one having a turn may attack: the next to the left still in, if within reach. */
  mayAttack(seat: string): string[] {
    const left = this.nextLeft(seat)
    return left !== seat && this.sphere(seat).has(left) ? [left] : []
  }

  endTurn(seat: string): void {
    this.pass(this.turns.find(turn => turn.running && turn.at === seat)!)
  }

  /** They go out at the same moment. */
  fall(seats: readonly string[]): void {
    for (const seat of seats) this.fallen.add(seat)
    if (this.alive().length < 2) return
    this.takeTurnsAway(seats.at(-1)!)
    for (const turn of this.turns) if (!turn.running && this.fallen.has(turn.at)) turn.at = this.nextLeft(turn.at)
    for (const turn of this.turns) if (turn.running && this.fallen.has(turn.at)) this.pass(turn)
    this.beginThoseWaiting()
  }

  private pass(turn: ModelTurn): void {
    const others = this.turns.filter(other => other !== turn)
    for (const chair of this.chairsWithin(turn.at)) {
      if (!this.fallen.has(chair)) continue
      const before = this.chairs
      this.chairs = before.filter(other => other !== chair)
      if (this.doSpheresMeet(others)) this.chairs = before
    }
    if (turn.leaving) {
      this.turns = others
    } else {
      turn.at = this.nextLeft(turn.at)
      turn.since = this.passed++
      turn.running = false
      this.tryToBegin(turn)
    }
    this.beginThoseWaiting()
  }

  private beginThoseWaiting(): void {
    const waiting = this.turns.filter(turn => !turn.running)
    for (const turn of waiting.toSorted((a, b) => a.since - b.since)) this.tryToBegin(turn)
  }

  private tryToBegin(turn: ModelTurn): void {
    const mine = this.sphere(turn.at)
    turn.running = this.turns.every(other => {
      if (other === turn) return true
      if (other.at === turn.at) return !other.running && other.since > turn.since
      const meets = [...this.sphere(other.at)].some(seat => mine.has(seat))
      return !meets || !(other.running || this.stepsLeft(turn.at, other.at) <= 2 * this.range)
    })
  }

  private takeTurnsAway(last: string): void {
    const sphere = this.forced ? 2 * this.range + 1 : 2 * this.range + 2
    this.allowed = Math.min(this.allowed, Math.max(1, Math.floor(this.alive().length / sphere)))
    const away = (turn: ModelTurn): number => Math.min(this.stepsLeft(turn.at, last), this.stepsLeft(last, turn.at))
    for (;;) {
      const staying = this.turns.filter(turn => !turn.leaving)
      if (staying.length <= this.allowed) return
      const near = staying.filter(turn => away(turn) <= this.range)
      const order = near.toSorted(
        (a, b) =>
          Number(b.running) - Number(a.running) ||
          away(a) - away(b) ||
          this.stepsLeft(a.at, last) - this.stepsLeft(b.at, last),
      )
      const goes = order[0] ?? staying.toSorted((a, b) => this.stepsLeft(a.at, last) - this.stepsLeft(b.at, last))[0]!
      if (goes.running) goes.leaving = true
      else this.turns = this.turns.filter(turn => turn !== goes)
    }
  }

  private sphere(seat: string): Set<string> {
    if (this.fallen.has(seat)) return new Set()
    return new Set(this.chairsWithin(seat).filter(other => !this.fallen.has(other)))
  }

  private chairsWithin(seat: string): string[] {
    return this.chairs.filter(other => Math.min(this.stepsLeft(seat, other), this.stepsLeft(other, seat)) <= this.range)
  }

  private doSpheresMeet(turns: readonly ModelTurn[]): boolean {
    const reached = turns.filter(turn => turn.running).flatMap(turn => [...this.sphere(turn.at)])
    return new Set(reached).size < reached.length
  }

  private nextLeft(seat: string): string {
    const from = this.seats.indexOf(seat)
    const round = [...this.seats.slice(from + 1), ...this.seats.slice(0, from + 1)]
    return round.find(other => !this.fallen.has(other)) ?? seat
  }

  private stepsLeft(from: string, to: string): number {
    const count = this.chairs.length
    return (this.chairs.indexOf(to) - this.chairs.indexOf(from) + count) % count
  }
}
