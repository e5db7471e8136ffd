import type { Taken } from '#platform/contract/call.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { createOnce, rowOf, says } from '#platform/server/create-once.ts'
import { contextOf, doWork, system } from '#platform/server/work.ts'
import { householdOfLink } from '#modules/everyday/household-links/server/public.ts'
import { messageIdTaken } from '../contract.ts'
import { formClosed, type messageForms, writtenOnClosed } from '../form-contract.ts'
import { messageCame } from '../events.ts'
import { isShown, isTheirs, linkUse, perHousehold } from './form.ts'
import { changeMessage, lockMessages } from './locked.ts'
import { dueOf } from './receive.ts'
import { isAnswered } from './turns.ts'
import { lineTable } from './tables.ts'

const own = `
  select m.id from resident_message m
  where m.id = $1 and m.household_id = $2 and m.forgotten_at is null and ${isShown} and ${isTheirs('$3')}`

/**
 * A household writes on in its open message: it is new again and, where it was answered, due by its kind from now on. The same id with the same words
 * is the same. Throws formClosed for a message that is none of theirs, writtenOnClosed, tooManyFromHere, messageIdTaken. Audited.
 */
export async function writeOn(
  context: OpenContext,
  { token, messageId, lineId, content }: Taken<typeof messageForms.calls.writeOn>,
): Promise<{ dueAt: Date }> {
  const { communityId, householdId, since } = await householdOfLink(context, token, linkUse)
  await perHousehold.count(context.database, { address: context.address, account: householdId })
  return context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, async (work) => {
      if (!(await work.query(own, [messageId, householdId, since])).length) throw formClosed()
      const acting = contextOf(work, system, { communityId, log: context.log })
      const [row] = await lockMessages(acting, [messageId])
      if (!row) throw formClosed()
      let { dueAt } = row
      await createOnce(work, {
        id: lineId,
        find: () => rowOf(work, lineTable, lineId),
        isSame: (line) => says(line, { messageId, content }),
        taken: messageIdTaken,
        isLocked: true,
        create: async () => {
          if (row.status === 2 || row.mergedInto) throw writtenOnClosed()
          // Asked again before anybody answered, it is due as it was.
          if (await isAnswered(work, messageId)) dueAt = await dueOf(work, row.typeId, work.now, true)
          // Who wrote is said by the message alone, where it is forgotten with it.
          const by = { ...acting, actor: { ...acting.actor, name: '' } }
          await changeMessage(by, row, { status: 0, dueAt }, { id: lineId, kind: 'wrote', content })
          // One that is new already is known to wait: nobody is told of it again.
          if (row.status !== 0) work.emit(messageCame, { messageId })
        },
      })
      work.audit({ action: 'messages.writeOn', target: 'residentMessage', targetId: messageId })
      return { dueAt }
    }),
  )
}
