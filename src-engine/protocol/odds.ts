// Bytes in fewer bytes: arithmetic coding by what both ends of a connection have seen so far. What followed the same
// three bytes last is guessed, and mostly all that is told is that the guess was right; else the byte, bit by bit, by
// what came after the one before it. Small whole numbers only: every machine comes to the same odds, and quickly.

/** Four bits of how fast it learns, below twelve of how likely a one is. */
const unknown = 2048 << 4
/** Odds follow what comes by half at first, by an eighth at last. */
const slowest = 3
/** What came so often in a row is as sure as can be. */
const surest = 15

/** Reads or writes a bit that is a one as likely as `odds[at]` says. `bit`: which, where it is written. */
interface Bits {
  bit(odds: Uint16Array, at: number, bit: number): number
}

/** What came after what. */
export class Odds {
  /** The byte guessed, above it how sure that is. */
  readonly #guesses: Uint16Array
  readonly #right = new Uint16Array(surest + 1)
  readonly #bits: Uint16Array
  readonly #shift: number
  #before = 0

  /** `size`: 2 to the power of it places are told apart; four bytes of memory each. */
  constructor(size: number) {
    this.#guesses = new Uint16Array(1 << size)
    this.#bits = new Uint16Array(1 << size)
    this.#shift = 32 - size
    this.forget()
  }

  forget(): void {
    this.#guesses.fill(0)
    for (const odds of [this.#right, this.#bits]) odds.fill(unknown)
  }

  /** Something new begins: nothing came before its first byte. */
  begin(): void {
    this.#before = 0
  }

  /** The next byte, read or written. */
  next(bits: Bits, byte: number): number {
    const at = Math.imul(this.#before + 1, 0x9e3779b1) >>> this.#shift
    const guessed = this.#guesses[at]!
    const guess = guessed & 255
    const sure = guessed >> 8
    const right = sure > 0 && bits.bit(this.#right, sure, byte === guess ? 1 : 0) === 1
    const said = right ? guess : this.#spelled(bits, byte)
    if (!right) this.#guesses[at] = sure > 1 ? ((sure >> 1) << 8) | guess : 256 | said
    else if (sure < surest) this.#guesses[at] = guessed + 256
    this.#before = ((this.#before << 8) | said) & 0xffffff
    return said
  }

  #spelled(bits: Bits, byte: number): number {
    const last = this.#before & 255
    const high = this.#four(bits, last << 5, byte >> 4)
    return (high << 4) | this.#four(bits, (last << 5) + 16 + high, byte & 15)
  }

  #four(bits: Bits, after: number, four: number): number {
    const key = Math.imul(after + 1, 0x9e3779b1)
    const row = (Math.imul(key ^ (key >>> 15), 0x85ebca6b) >>> (this.#shift + 4)) << 4
    let node = 1
    for (let left = 3; left >= 0; left--) node = node * 2 + bits.bit(this.#bits, row + node, (four >> left) & 1)
    return node & 15
  }
}

const most = 0xffffff

/** Where a range of numbers is split, so that both parts are as wide as they are likely. */
function split(low: number, high: number, odds: number): number {
  const width = high - low
  const ones = odds >> 4
  return low + (width >>> 12) * ones + (((width & 4095) * ones) >>> 12)
}

function learned(odds: number, bit: number): number {
  const fast = odds & 15
  const ones = odds >> 4
  const by = fast < slowest ? fast + 1 : slowest
  return ((bit === 1 ? ones + ((4095 - ones) >> by) : ones - (ones >> by)) << 4) | by
}

class Writer implements Bits {
  readonly #out: number[] = []
  #low = 0
  #high = most

  bit(odds: Uint16Array, at: number, bit: number): number {
    const middle = split(this.#low, this.#high, odds[at]!)
    if (bit === 1) this.#high = middle
    else this.#low = middle + 1
    odds[at] = learned(odds[at]!, bit)
    for (; (this.#low ^ this.#high) >>> 16 === 0; this.#high = ((this.#high << 8) | 255) & most) {
      this.#out.push(this.#low >>> 16)
      this.#low = (this.#low << 8) & most
    }
    return bit
  }

  end(): Uint8Array {
    // What is read past the end is zeros: the shortest number within the range is enough.
    if (this.#low > 0) this.#out.push((this.#low >>> 16) + 1)
    return Uint8Array.from(this.#out)
  }
}

/** These bytes in fewer; the odds have learned them. */
export function squeeze(bytes: Uint8Array, odds: Odds): Uint8Array {
  const writer = new Writer()
  odds.begin()
  for (const byte of bytes) odds.next(writer, byte)
  return writer.end()
}

/** So many bytes are read ahead, and past the end they are zeros. */
const ahead = 3

/** Reads what was squeezed with the same odds, byte by byte. */
export class Stretcher implements Bits {
  readonly #bytes: Uint8Array
  readonly #odds: Odds
  #at = 0
  #low = 0
  #high = most
  #number = 0

  constructor(bytes: Uint8Array, odds: Odds) {
    this.#bytes = bytes
    this.#odds = odds
    odds.begin()
    for (let i = 0; i < ahead; i++) this.#number = (this.#number << 8) | this.#next()
  }

  /** The next byte; throws where the bytes end long before. */
  byte(): number {
    return this.#odds.next(this, 0)
  }

  bit(odds: Uint16Array, at: number): number {
    const middle = split(this.#low, this.#high, odds[at]!)
    const bit = this.#number <= middle ? 1 : 0
    if (bit === 1) this.#high = middle
    else this.#low = middle + 1
    odds[at] = learned(odds[at]!, bit)
    for (; (this.#low ^ this.#high) >>> 16 === 0; this.#high = ((this.#high << 8) | 255) & most) {
      this.#low = (this.#low << 8) & most
      this.#number = ((this.#number << 8) & most) | this.#next()
    }
    return bit
  }

  #next(): number {
    if (this.#at >= this.#bytes.length + ahead) throw new Error('the bytes end in the middle of something')
    return this.#bytes[this.#at++] ?? 0
  }
}
