import type { Taken } from '#platform/contract/call.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import type { OpenContext } from '#platform/server/context.ts'
import { guesses } from '#platform/server/guesses.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { doWork, system } from '#platform/server/work.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import { storedFile } from '#modules/everyday/notifications/server/public.ts'
import { householdOfLink } from '#modules/everyday/household-links/server/public.ts'
import { formClosed, type messageForms, mostADay, tooManyFromHere, tooManyToday } from '../form-contract.ts'
import type { Status } from '../shapes.ts'
import { filesOf, listTypes } from './queries.ts'
import { keepMessage } from './receive.ts'

type Calls = typeof messageForms.calls

/** What a household’s link to its messages opens. */
export const linkUse = { kind: 'message', service: 33, closed: formClosed } as const

const fromHere = guesses({
  what: 'messageForm',
  paces: {
    address: { allowed: 30, minutes: 24 * 60 },
    line: { allowed: 60, minutes: 24 * 60 },
    network: { allowed: 200, minutes: 24 * 60 },
  },
  refuse: tooManyFromHere,
})

interface Sent extends Record<string, unknown> {
  messageId: string
  senderName: string
  content: string
  status: Status
  at: Date
}

interface Reply extends Record<string, unknown> {
  messageId: string
  content: string
  at: Date
  paths: string[]
}

/** The household's page: what it wrote by its link and what was replied, which is seen now. Throws formClosed. */
export async function showForm(context: OpenContext, { token }: Taken<Calls['show']>) {
  const { communityId, communityName, householdId, label } = await householdOfLink(context, token, linkUse)
  return context.database.write(communityId, async (lease) => {
    const types = await listTypes(lease)
    const sent = await lease.query<Sent>(
      `select id as "messageId", sender_name as "senderName", content, status, at from resident_message
       where household_id = $1 and source = 'form' order by at desc limit 20`,
      [householdId],
    )
    const photos = await lease.query<{ messageId: string; paths: string[] }>(
      `select message_id as "messageId", array_agg(path order by at, id) as paths from message_photo
       where message_id = any($1) group by message_id`,
      [sent.map(({ messageId }) => messageId)],
    )
    const replies = await lease.query<Reply>(
      `update message_line set seen_at = coalesce(seen_at, $2) where message_id = any($1) and kind = 'reply'
       returning message_id as "messageId", content, at, file_paths as paths`,
      [sent.map(({ messageId }) => messageId), context.now],
    )
    return {
      communityName,
      label,
      types: types.flatMap(({ typeId, name, dueHours, onOfficeDays, isEnabled }) =>
        isEnabled ? [{ typeId, name, dueHours, onOfficeDays }] : [],
      ),
      messages: sent.map((message) => ({
        ...message,
        photos: filesOf(photos.find(({ messageId }) => messageId === message.messageId)?.paths ?? []),
        replies: replies
          .filter(({ messageId }) => messageId === message.messageId)
          .map(({ content, at, paths }) => ({ content, at, files: filesOf(paths) }))
          .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
      })),
    }
  })
}

/** A resident writes by the household's link. Throws formClosed, tooManyFromHere, tooManyToday, typeGone, messageIdTaken. Audited. */
export async function sendForm(context: OpenContext, { token, ...written }: Taken<Calls['send']>) {
  const { communityId, householdId } = await householdOfLink(context, token, linkUse)
  await fromHere.count(context.database, { address: context.address })
  return context.database.write(communityId, (lease) =>
    doWork(lease, { communityId, author: system, react: context.react }, async (work) => {
      await oneAtATime(work, `messages of ${householdId}`)
      const [today] = await work.query<{ n: number }>(
        `select count(*)::int as n from resident_message where household_id = $1 and source = 'form' and at >= $2 and id <> $3`,
        [householdId, dayStart(work.now), written.messageId],
      )
      if ((today?.n ?? 0) >= mostADay) throw tooManyToday()
      await keepMessage(work, { ...written, householdId }, { source: 'form', writtenByName: '' })
      work.audit({
        action: 'messages.send',
        target: 'residentMessage',
        targetId: written.messageId,
        after: { messageType: written.typeId },
      })
      const [kept] = await work.query<{ dueAt: Date }>(
        'select due_at as "dueAt" from resident_message where id = $1',
        [written.messageId],
      )
      return { messageId: written.messageId, dueAt: kept?.dueAt ?? work.now }
    }),
  )
}

const ofHousehold = `
  select l.id from message_line l join resident_message m on m.id = l.message_id
  where m.household_id = $1 and m.source = 'form' and $2 = any(l.file_paths)
  union all select p.id from message_photo p join resident_message m on m.id = p.message_id
  where m.household_id = $1 and p.path = $2`

/** A file of a reply, or a photo of its own, that the household's page shows. Throws formClosed. */
export async function openFormFile(
  context: OpenContext,
  storage: Storage,
  { token, path }: Taken<Calls['openFile']>,
): Promise<FileAnswer> {
  const { communityId, householdId } = await householdOfLink(context, token, linkUse)
  const lines = await context.database.read(communityId, (lease) =>
    lease.query(ofHousehold, [householdId, path]),
  )
  if (!lines.length) throw formClosed()
  return storedFile(storage, communityId, path)
}
