import { and, asc, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { chainsTested } from '../events.ts'
import type { Answer } from '../shapes.ts'
import type { Noting } from './end-call.ts'
import { questionTable as q, testTable as t } from './tables.ts'

/** Milliseconds after a test within which the exchange has to come and ask, and after its coming within which devices answer. */
const [comesWithin, answersWithin] = [180_000, 20_000]
/** What SIP says where nobody answered, and where nobody registered. */
const [nobody, unknown] = [408, 404]

/** A device of the guard that is asked whether it is there. */
export interface Asked {
  name: string
  sipName: string
}

/** The exchange comes to ask: whom the newest test has it ask, once; nobody where there is no test that waits. */
export async function beginQuestions(work: Noting, asked: readonly Asked[]): Promise<string[]> {
  const [test] = await work.db
    .select({ id: t.id })
    .from(t)
    .where(and(isNull(t.askedAt), gt(t.startedAt, new Date(work.now.getTime() - comesWithin))))
    .orderBy(desc(t.startedAt))
    .limit(1)
    .for('update')
  if (!test) return []
  await work.db.update(t).set({ askedAt: work.now }).where(eq(t.id, test.id))
  const rows = asked.map(({ name, sipName }, nth) => ({
    testId: test.id,
    sipName,
    name: name.slice(0, 60),
    nth,
  }))
  if (rows.length) await work.db.insert(q).values(rows).onConflictDoNothing()
  work.emit(chainsTested, {})
  return rows.map(({ sipName }) => sipName)
}

/** What a device answered to the newest question; a first answer stays. */
export async function noteAnswer(
  work: Noting,
  { sipName, code }: { sipName: string; code: number },
): Promise<void> {
  const [test] = await work.db
    .select({ id: t.id })
    .from(t)
    .where(isNotNull(t.askedAt))
    .orderBy(desc(t.startedAt))
    .limit(1)
  if (!test) return
  await work.db
    .update(q)
    .set({ code })
    .where(and(eq(q.testId, test.id), eq(q.sipName, sipName), isNull(q.code)))
  work.emit(chainsTested, {})
}

const answerOf = (code: number | null, isOver: boolean): Answer => {
  if (code === null) return isOver ? 'silent' : 'waiting'
  if (code === unknown) return 'away'
  return code === nobody ? 'silent' : 'answers'
}

/** What the guard's devices answered in a test. */
export async function answersOf(
  lease: Lease,
  { id, askedAt }: { id: string; askedAt: Date | null },
): Promise<{ name: string; answer: Answer }[]> {
  if (!askedAt) return []
  const rows = await lease.db.select().from(q).where(eq(q.testId, id)).orderBy(asc(q.nth))
  const isOver = askedAt.getTime() + answersWithin < Date.now()
  return rows.map(({ name, code }) => ({ name, answer: answerOf(code, isOver) }))
}
