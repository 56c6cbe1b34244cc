/** SHA-256 of a text, in hexadecimal digits. Browsers have it built in, but not for pages that come without https, as in a network at home. */

const K: number[] = []
const START: number[] = []
{
  // The first 32 bits of the fractional parts of roots of primes.
  const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) | 0
  for (let n = 2; K.length < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (START.length < 8) START.push(fraction(Math.sqrt(n)))
    K.push(fraction(Math.cbrt(n)))
  }
}

const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by))

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const size = bytes.length
  const blocks = ((size + 8) >> 6) + 1
  const words = new DataView(new ArrayBuffer(blocks * 64))
  bytes.forEach((byte, i) => words.setUint8(i, byte))
  words.setUint8(size, 0x80)
  words.setUint32(blocks * 64 - 8, Math.floor(size / 2 ** 29))
  words.setUint32(blocks * 64 - 4, size << 3)
  const state = [...START]
  const w = new Int32Array(64)
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) w[i] = words.getInt32(block * 64 + i * 4)
    for (let i = 16; i < 64; i++) {
      const s0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3)
      const s1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10)
      w[i] = w[i - 16] + s0 + w[i - 7] + s1
    }
    let [a, b, c, d, e, f, g, h] = state
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const one = (h + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      h = g
      g = f
      f = e
      e = (d + one) | 0
      d = c
      c = b
      b = a
      a = (one + two) | 0
    }
    ;[a, b, c, d, e, f, g, h].forEach((value, i) => (state[i] = (state[i] + value) | 0))
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}
