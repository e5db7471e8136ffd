import { asc, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import type { Work } from '#platform/server/work.ts'
import { householdTable as h } from '#modules/homes/households/server/public.ts'
import { type Chain, readChains, readGrounds } from '#modules/doors/intercom-tablets/server/public.ts'
import { type ChainTest, testIdTaken } from '../contract.ts'
import { chainsTested } from '../events.ts'
import type { Reason } from '../shapes.ts'
import { answersOf } from './questions.ts'
import { testLineTable as l, testTable as t } from './tables.ts'

/** Why a household does not hear the door by all that it has. */
export function reasonsOf({ legs }: Pick<Chain, 'legs'>): Reason[] {
  const of = (kind: string) => legs.find((leg) => leg.kind === kind)
  const [indoor, app, forward] = [of('indoor'), of('app'), of('forward')]
  const found: Reason[] = []
  if (indoor && indoor.reachable < indoor.devices) found.push('indoorDeaf')
  if (app?.state === 'deaf') found.push('appDeaf')
  else if (app && app.reachable < app.devices) found.push('appPartly')
  if (forward?.state === 'deaf') found.push('numberRefused')
  if (![indoor, app, forward].some((leg) => leg && leg.state !== 'none')) found.push('nothing')
  return found
}

/** Looks at every household's chain without ringing anybody, and keeps what it came to. Of two nightly ones on a day the first stays. */
export async function testChains(
  work: Pick<Work, 'db' | 'query' | 'run' | 'now' | 'emit'> & Lease,
  { id, isNightly, byName }: { id: string; isNightly: boolean; byName: string },
): Promise<boolean> {
  const grounds = await readGrounds(work, work.now)
  const chains = await readChains(work, work.now, { grounds })
  const count = (hearing: string) => chains.filter((chain) => chain.hearing === hearing).length
  const made = await work.db
    .insert(t)
    .values({
      id,
      isNightly,
      startedAt: work.now,
      endedAt: new Date(),
      byName,
      well: count('well'),
      partly: count('partly'),
      deaf: count('deaf'),
      guards: grounds.guards.length,
      reachableGuards: grounds.guards.filter(({ isReachable }) => isReachable).length,
    })
    .onConflictDoNothing()
    .returning({ id: t.id })
  if (!made.length) return false
  const lines = chains.flatMap((chain, nth) =>
    chain.hearing === 'well'
      ? []
      : [
          {
            testId: id,
            householdId: chain.householdId,
            nth,
            hearing: chain.hearing,
            reasons: reasonsOf(chain),
          },
        ],
  )
  for (let at = 0; at < lines.length; at += 500) await work.db.insert(l).values(lines.slice(at, at + 500))
  work.emit(chainsTested, {})
  return true
}

async function withLines(lease: Lease, row: typeof t.$inferSelect): Promise<ChainTest> {
  const lines = await lease.db
    .select({ l, label: h.label, building: h.building })
    .from(l)
    .innerJoin(h, eq(h.id, l.householdId))
    .where(eq(l.testId, row.id))
    .orderBy(asc(l.hearing), asc(l.nth))
  const { id: testId, communityId: _, ...rest } = row
  return {
    testId,
    ...rest,
    questions: await answersOf(lease, row),
    lines: lines.map(({ l: { householdId, hearing, reasons }, label, building }) => ({
      householdId,
      label,
      building,
      hearing,
      reasons,
    })),
  }
}

/** The newest test; none where there was none. */
export async function newestTest(lease: Lease): Promise<ChainTest[]> {
  const [row] = await lease.db.select().from(t).orderBy(desc(t.startedAt)).limit(1)
  return row ? [await withLines(lease, row)] : []
}

/** Tests all chains now. Throws testIdTaken. */
export async function runTest(context: Context, testId: string): Promise<ChainTest> {
  await createOnce(context, {
    id: testId,
    find: () => rowOf(context, t, testId),
    isSame: (row) => !row.isNightly && row.byName === context.actor.name,
    taken: testIdTaken,
    again: { action: 'intercomCalls.test', target: 'intercomTest', targetId: testId },
    create: async () => {
      await testChains(context, { id: testId, isNightly: false, byName: context.actor.name })
      context.audit({ action: 'intercomCalls.test', target: 'intercomTest', targetId: testId })
    },
  })
  const row = await rowOf(context, t, testId)
  if (!row) throw testIdTaken()
  return withLines(context, row)
}
