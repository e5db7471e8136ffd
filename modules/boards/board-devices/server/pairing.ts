import { createHash, randomInt } from 'node:crypto'
import type { Database } from '#platform/server/database.ts'
import { guesses } from '#platform/server/guesses.ts'
import type { Chore } from '#platform/server/jobs.ts'
import { codeLength, codeMinutes, codeSigns, tooManyCodes } from '../contract.ts'

/** What is kept of a screen's key. */
export const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Codes that somebody typed although no screen shows them. */
export const codeGuesses = guesses({
  what: 'boardPairing.code',
  paces: {
    account: { allowed: 10, minutes: 15 },
    address: { allowed: 30, minutes: 15 },
    network: { allowed: 100, minutes: 15 },
  },
  refuse: tooManyCodes,
})
/** Screens that are nobody's: who asks for more and more codes waits. */
const newScreens = guesses({
  what: 'boardPairing.begin',
  paces: {
    address: { allowed: 60, minutes: 15 },
    line: { allowed: 90, minutes: 15 },
    network: { allowed: 200, minutes: 15 },
  },
  refuse: tooManyCodes,
})

const newCode = () =>
  Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join('')

const live = `made_at > $2::timestamptz - interval '${codeMinutes} minutes'`
const known = `select code from board_pairing where key_digest = $1 and ${live}`
const begin = `
  insert into board_pairing (key_digest, code, screen, made_at) values ($1, $3, $4, $2)
  on conflict (key_digest) do update set code = excluded.code, screen = excluded.screen, made_at = excluded.made_at
  where board_pairing.made_at <= excluded.made_at - interval '${codeMinutes} minutes'
  returning code`
const claim = `delete from board_pairing where code = $1 and ${live} returning key_digest as "keyDigest", screen`

/** The code under which a screen that is nobody's waits: the same one until it is too old. Throws tooManyCodes. */
export async function pairingCode(
  database: Database,
  { keyDigest, screen, now, address }: { keyDigest: string; screen: string; now: Date; address: string },
): Promise<string> {
  const [row] = await database.glance('a screen that waits', (lease) =>
    lease.query<{ code: string }>(known, [keyDigest, now]),
  )
  if (row) return row.code
  await newScreens.count(database, { address })
  const [made] = await database.across('a screen begins to wait', (lease) =>
    lease.query<{ code: string }>(begin, [keyDigest, now, newCode(), screen]),
  )
  // Somebody with the same key was faster by a moment: the next question finds theirs.
  return made?.code ?? ''
}

/** Takes the screen that shows this code out of those that wait; once, whoever asks at the same moment. */
export async function claimScreen(database: Database, code: string, now: Date) {
  const [row] = await database.across('pairing a screen', (lease) =>
    lease.query<{ keyDigest: string; screen: string }>(claim, [code, now]),
  )
  return row
}

/** Whose screen has this key; undefined when it is nobody's. */
export async function screenOfKey(database: Database, keyDigest: string) {
  const [row] = await database.glance('whose screen has this key', (lease) =>
    lease.query<{ communityId: string; deviceId: string }>(
      `select d.community_id as "communityId", d.id as "deviceId" from board_device d
       join community_service s on s.community_id = d.community_id and s.service_id = 21
       join community c on c.id = d.community_id and c.suspended_at is null where d.key_digest = $1`,
      [keyDigest],
    ),
  )
  return row
}

/** Forgets, nightly, screens that nobody paired. */
export const chores: readonly Chore[] = [
  {
    name: 'boardDevices.forgetPlays',
    cron: '35 19 * * *',
    async work(database, now) {
      await database.across('forget what screens showed long ago', (lease) =>
        lease.query("delete from board_play where hour < $1::timestamptz - interval '100 days'", [now]),
      )
    },
  },
  {
    name: 'boardDevices.forgetPairings',
    cron: '25 19 * * *',
    async work(database, now) {
      await database.across('forget screens that nobody paired', (lease) =>
        lease.query("delete from board_pairing where made_at < $1::timestamptz - interval '1 day'", [now]),
      )
    },
  },
]
