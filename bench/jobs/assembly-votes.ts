import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '#platform/contract/new-id.ts'
import type { Answer, Desk } from '../../tests/setup/desk.ts'
import { atMost, type Line, megabytes, missingOf, ms, nth } from '../measure/line.ts'
import { residentBytes } from '../measure/memory.ts'
import { openStage, type Server } from '../measure/stage.ts'

const base = '/api/v1/UnitOwnerAssembly'
const phones = 2000
/** Milliseconds: for all phones, and for the result after voting is closed. */
const goal = { votes: 10_000, result: 300 }
/** Phones that ask at the same moment; people do not press in the same millisecond. */
const hands = 200

const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** The code of a card, as long as one that was drawn. */
const codeOf = (nth: number): string =>
  Array.from({ length: 16 }, (_, at) => signs[Math.floor(nth / 32 ** at) % 32]).join('')

async function must(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.Data
}

/** A meeting that runs, of 2,000 owners with a unit each, all of whom are there. */
async function prepare(manager: Desk) {
  const AssemblyId = newId()
  const TopicId = newId()
  await must(
    manager.post(`${base}/CreateAssembly`, {
      AssemblyId,
      Title: '區分所有權人會議',
      Type: 'regular',
      MeetingAtUtc: new Date(Date.now() + 20 * 86_400_000).toISOString(),
      Place: '大廳',
      ConvenerName: '何佳蓉',
    }),
  )
  return { AssemblyId, TopicId }
}

/** 2,000 phones vote by name on one motion, each as a plain HTTP client: the page, then the vote. */
export async function measureAssemblyVotes(server: Server): Promise<Line[]> {
  const country = { communities: 2, packages: 100, largest: 0 }
  const stage = await openStage(server, { database: 'bench_assembly', country, isFresh: true })
  try {
    const manager = await stage.desk('auth_1000000001')
    const { AssemblyId, TopicId } = await prepare(manager)
    const codes = Array.from({ length: phones }, (_, at) => codeOf(at))
    await stage.owner.query(
      `insert into assembly_unit (community_id, id, assembly_id, label, owners, owner_key, area, card_number, card_hash, position)
       select a.community_id, gen_random_uuid(), a.id, n || '號', json_build_array(json_build_object('name', '甲' || n, 'code', '')),
         md5(n::text), 8000 + n % 900, n, encode(sha256(convert_to(code, 'UTF8')), 'hex'), n
       from assembly a, unnest($2::text[]) with ordinality as card (code, n) where a.id = $1`,
      [AssemblyId, codes],
    )
    await must(
      manager.post(`${base}/CreateTopic`, { AssemblyId, TopicId, Title: '年度預算', Kind: 'ordinary' }),
    )
    await must(manager.patch(`${base}/PublishAssembly`, { AssemblyId }))
    await must(manager.patch(`${base}/StartAssembly`, { AssemblyId, Reason: '還沒有人報到' }))
    const { rows } = await stage.owner.query<{ id: string }>(
      'select id from assembly_unit where assembly_id = $1 order by position',
      [AssemblyId],
    )
    const units = rows.map(({ id }, at) => ({ id, code: codes[at] ?? '' }))
    for (let at = 0; at < units.length; at += 200)
      await must(
        manager.patch(`${base}/RegisterUnitOwner`, {
          AssemblyId,
          UnitOwnerIds: units.slice(at, at + 200).map(({ id }) => id),
        }),
      )
    await stage.owner.query('vacuum analyze assembly_unit')
    await must(manager.post(`${base}/StartVoting`, { TopicId }))
    const before = await residentBytes(stage.lobby.process.pid)
    let most = before
    const times: number[] = []
    const waiting = [...units]
    const vote = async ({ id, code }: { id: string; code: string }) => {
      const from = performance.now()
      const page = `${stage.url}${base}/Ballot/${code}`
      const shown = await fetch(page)
      if (shown.status !== 200) throw new Error(`no page: ${shown.status} ${await shown.text()}`)
      await shown.arrayBuffer()
      const cast = await fetch(page, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ TopicId, UnitOwnerIds: [id], OptionIds: [id < '8' ? 'yes' : 'no'] }),
      })
      if (cast.status !== 200) throw new Error(`not taken: ${cast.status} ${await cast.text()}`)
      await cast.arrayBuffer()
      times.push(performance.now() - from)
    }
    const watch = new AbortController()
    const watching = (async () => {
      while (!watch.signal.aborted) {
        most = Math.max(most, await residentBytes(stage.lobby.process.pid))
        await pause(100)
      }
    })()
    const begun = performance.now()
    await Promise.all(
      Array.from({ length: hands }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) await vote(next)
      }),
    )
    const took = performance.now() - begun
    const closing = performance.now()
    const { Result } = await must(manager.post(`${base}/CloseVoting`, { TopicId }))
    const result = performance.now() - closing
    watch.abort()
    await watching
    const counted = Result.Rows.reduce((sum: number, row: { Heads: number }) => sum + row.Heads, 0)
    if (counted !== phones) throw new Error(`${counted} of ${phones} votes were counted`)
    return [
      {
        job: `${phones} phones vote on one motion`,
        figure: `${ms(took)} for all, p99 ${ms(nth(times, 0.99))} of a phone; memory ${megabytes(before)}, at most ${megabytes(most)}`,
        limit: '',
        ratio: undefined,
        goal: `within ${goal.votes / 1000} s`,
        missing: missingOf(atMost(took, goal.votes)),
      },
      {
        job: 'the result after voting is closed',
        figure: ms(result),
        limit: '',
        ratio: undefined,
        goal: `within ${goal.result} ms`,
        missing: atMost(result, goal.result),
      },
    ]
  } finally {
    await stage.close()
  }
}
