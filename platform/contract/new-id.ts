import { v7 } from 'uuid'

/** What is drawn at once: asking for chance costs far more than the bytes that it gives. */
const pool = new Uint8Array(16 * 64)
let drawn = pool.length

function chance(): Uint8Array {
  if (drawn === pool.length) {
    crypto.getRandomValues(pool)
    drawn = 0
  }
  drawn += 16
  return pool.slice(drawn - 16, drawn)
}

let last = 0
let sequence = 0

/**
 * A new id (UUIDv7): one that is made later is larger, also within a millisecond. A client may make it, so that a create that
 * is sent again is the same row.
 */
export function newId(): string {
  const random = chance()
  const now = Date.now()
  if (now > last) {
    last = now
    // Half of what there is, so that counting on has room.
    sequence = new DataView(random.buffer).getUint32(6) >>> 2
  } else {
    sequence++
  }
  return v7({ random, msecs: last, seq: sequence })
}
