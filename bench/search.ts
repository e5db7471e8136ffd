// What the search costs in a large community: 8,000 households, 20,000 people, 100,000 packages.
//   npx tsx bench/search.ts
import { openLargeCommunity } from './large-community.ts'

const rounds = 40
/** Milliseconds in which the 95th of a hundred answers is there. */
const limit = 50

const fragments: Record<string, string> = {
  'one Chinese character': '王',
  'a whole name': '林志明',
  'a name that nobody has': '歐陽鋒',
  'a part of a label': '12-3',
  'a whole label': '7區-12F-3',
  'the last three of a phone': '846',
  'a whole phone number': '0912345678',
  'a part of a plate': 'AC-12',
  'a plate without its hyphen': 'BDC0123',
  'full width': '７區－１２Ｆ',
  'the end of a tracking number': '8787',
  'the middle of a tracking number': '736878',
  'a number that nothing has': '99999999999',
  'a serial number': 'P0391',
  'a card': '0006',
}

const nth = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const lobby = await openLargeCommunity()
let slow = 0
try {
  const { rows } = await lobby.owner.query(
    'select (select count(*) from household) as households, (select count(*) from resident) as people, (select count(*) from package) as packages',
  )
  console.table(rows)
  const desk = await lobby.as('desk1')
  const timesOf = async (path: string, query: Record<string, string>) => {
    const times: number[] = []
    let count = 0
    for (let round = 0; round < rounds + 5; round++) {
      const begun = performance.now()
      const { body } = await desk.get(path, query)
      // The first ones warm up.
      if (round >= 5) times.push(performance.now() - begun)
      count = body.Data.length
    }
    times.sort((a, b) => a - b)
    return { p50: nth(times, 0.5), p95: nth(times, 0.95), count }
  }
  // A busy machine slows both, so the ratio tells more of the search than the milliseconds do.
  const bare = await timesOf('/api/v1/CommunityTablet/Tag', {})
  const shown: Record<string, unknown> = {
    '(a small list, to compare)': {
      'p50 ms': bare.p50.toFixed(1),
      'p95 ms': bare.p95.toFixed(1),
      ratio: '1.0',
    },
  }
  for (const [what, text] of Object.entries(fragments)) {
    const { p50, p95, count } = await timesOf('/api/v1/Search', { Text: text })
    if (p95 > limit) slow++
    const ratio = (p50 / bare.p50).toFixed(1)
    shown[what] = { fragment: text, found: count, 'p50 ms': p50.toFixed(1), 'p95 ms': p95.toFixed(1), ratio }
  }
  console.table(shown)
} finally {
  await lobby.close()
}
process.exitCode = slow ? 1 : 0
