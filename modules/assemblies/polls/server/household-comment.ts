import { and, eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import type { pollBallots } from '../ballot-contract.ts'
import { pollCommented } from '../events.ts'
import { commentIdTaken, commentsClosed, tooManyComments } from '../problems.ts'
import { withPaper } from './paper.ts'
import { stateOf } from './poll-state.ts'
import { comments as c } from './tables.ts'

const mostOfHousehold = 10

/** A household says something about an open poll. Throws ballotUnknown, commentsClosed, tooManyComments, commentIdTaken. */
export function addComment(context: OpenContext, input: Taken<typeof pollBallots.calls.addComment>) {
  const { token, commentId, body } = input
  return withPaper(context, token, async (work, { poll, voter }) => {
    const { id: pollId } = poll
    const { householdId } = voter
    if (!poll.allowsComments || stateOf(poll, work.now) !== 'going') throw commentsClosed()
    await createOnce(work, {
      id: commentId,
      find: () => rowOf(work, c, commentId),
      isSame: (row) => says(row, { pollId, householdId, body }),
      taken: commentIdTaken,
      create: async () => {
        const ofHousehold = and(eq(c.pollId, pollId), eq(c.householdId, householdId))
        if ((await work.db.$count(c, ofHousehold)) >= mostOfHousehold) throw tooManyComments()
        await work.db
          .insert(c)
          .values({ id: commentId, pollId, householdId, authorName: '', body, at: work.now })
        work.emit(pollCommented, { pollId })
      },
    })
    work.audit({ action: 'polls.comment', target: 'pollComment', targetId: commentId })
  })
}
