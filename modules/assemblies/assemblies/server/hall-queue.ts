import { Problem } from '#platform/contract/problem.ts'
import type { OpenContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database.ts'
import { doWork, system, type Work } from '#platform/server/work.ts'
import type { Card } from './ballots.ts'

/** A phone of a hall, and what it sent. */
export interface Phone<Asked> {
  card: Card
  asked: Asked
  context: OpenContext
}
interface Waiting<Asked, Answer> extends Phone<Asked> {
  give: (answer: Answer) => void
  refuse: (error: unknown) => void
}

/** The most votes of one transaction. */
const most = 200

/**
 * Lets phones wait by assembly: acts stand one after the other in its chain, so a hall that votes at the same moment would
 * queue for one row. What came while a transaction was under way goes into the next one together, each vote as its own act,
 * taken or refused by itself.
 */
export function hallQueue<Asked, Answer extends object>(
  take: (work: Work, all: readonly Phone<Asked>[]) => Promise<(Answer | Problem)[]>,
): (phone: Phone<Asked>) => Promise<Answer> {
  type One = Waiting<Asked, Answer>
  const lines = new WeakMap<Database, Map<string, One[]>>()

  async function together(all: readonly One[]): Promise<(Answer | Problem)[]> {
    const [first] = all
    if (!first) return []
    const { communityId } = first.card
    const { database, react } = first.context
    return database.write(communityId, (lease) =>
      doWork(lease, { communityId, author: system, react }, (work) => take(work, all)),
    )
  }

  async function serve(ofDatabase: Map<string, One[]>, assemblyId: string): Promise<void> {
    for (let line = ofDatabase.get(assemblyId); line?.length; line = ofDatabase.get(assemblyId)) {
      const some = line.splice(0, most)
      try {
        const answers = await together(some)
        for (const [at, one] of some.entries()) {
          const answer = answers[at]
          if (answer instanceof Problem || !answer) one.refuse(answer)
          else one.give(answer)
        }
      } catch (error) {
        for (const one of some) one.refuse(error)
      }
    }
    ofDatabase.delete(assemblyId)
  }

  return (phone) =>
    new Promise((give, refuse) => {
      const one: One = { ...phone, give, refuse }
      const { database } = phone.context
      const ofDatabase = lines.get(database) ?? new Map<string, One[]>()
      lines.set(database, ofDatabase)
      const { assemblyId } = phone.card
      const line = ofDatabase.get(assemblyId)
      if (line) return void line.push(one)
      ofDatabase.set(assemblyId, [one])
      void serve(ofDatabase, assemblyId)
    })
}

/** One line of the audit for each phone that voted, with where it was. */
export async function auditPhone(
  work: Work,
  { card, context }: Phone<unknown>,
  topic: { id: string; title: string },
  voteCount: number,
): Promise<void> {
  const of = {
    communityId: card.communityId,
    author: { accountId: card.unitId, name: '出席證' },
    origin: context,
  }
  await doWork(work, of, async (own) =>
    own.audit({
      action: 'assemblies.voteByPhone',
      target: 'assemblyTopic',
      targetId: topic.id,
      after: { title: topic.title, voteCount },
    }),
  )
}
