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
import { messageChanged } from '../events.ts'
import type { Status } from '../shapes.ts'
import { filesOf, listTypes } from './queries.ts'
import { keepMessage } from './receive.ts'

type Calls = typeof messageForms.calls

/** What a household’s link to its messages opens. */
export const linkUse = { kind: 'message', service: 33, closed: formClosed } as const

/** Sendings of one household in a day, each with its photos, repeats too; its neighbours share its network. */
export const perHousehold = guesses({
  what: 'messageForm',
  paces: { account: { allowed: 120, minutes: 24 * 60 } },
  refuse: tooManyFromHere,
})

interface Sent extends Record<string, unknown> {
  messageId: string
  senderName: string
  content: string
  status: Status
  isOpen: boolean
  at: Date
}

interface Reply extends Record<string, unknown> {
  messageId: string
  content: string
  at: Date
  paths: string[]
  isOwn: boolean
}

// Nothing that others wrote who lived there before is read by a link.
export const isTheirs = (since: string) =>
  `coalesce(m.household_since, m.at) >= coalesce(${since}::timestamptz, '-infinity')`
// A call that the desk wrote down is there once it was answered: the answer stands nowhere else.
export const isShown = `(m.source = 'form' or exists (select from message_line r where r.message_id = m.id and r.kind = 'reply'))`
// Of one that was merged its household hears what is replied there since: the words alone.
const sentOnes = `
  select m.id as "messageId", m.sender_name as "senderName", m.content, coalesce(o.status, m.status) as status, m.at,
    m.merged_into is null and m.status < 2 and m.forgotten_at is null as "isOpen"
  from resident_message m left join resident_message o on o.id = m.merged_into
  where m.household_id = $1 and ${isShown} and ${isTheirs('$2')} order by m.at desc limit 20`
const photosOf = `
  select message_id as "messageId", array_agg(path order by at, id) as paths from message_photo
  where message_id = any($1) group by message_id`
const repliesOf = `
  select a.message_id as "messageId", l.content, l.at, case when l.id = a.id then l.file_paths else '{}' end as paths, a.kind = 'wrote' as "isOwn"
  from message_line a
  join message_line l on l.kind in ('reply', 'wrote') and (l.id = a.id or (l.kind = 'reply' and a.kind = 'answered' and l.message_id = a.other_id and l.at = a.at))
  where a.message_id = any($1) and a.kind in ('reply', 'wrote', 'answered') order by l.at, l.id`
const seen = `
  update message_line set seen_at = $2 where message_id = any($1) and kind in ('reply', 'answered') and seen_at is null
  returning message_id as "messageId"`

/** The household's page: what those who live there wrote by its link and what was replied, which is seen now. Throws formClosed. */
export async function showForm(context: OpenContext, { token }: Taken<Calls['show']>) {
  const { communityId, communityName, householdId, label, since } = await householdOfLink(
    context,
    token,
    linkUse,
  )
  const of = { communityId, author: system, react: context.react }
  return context.database.write(communityId, (lease) =>
    doWork(lease, of, async (work) => {
      const types = await listTypes(work)
      const sent = await work.query<Sent>(sentOnes, [householdId, since])
      const ids = sent.map(({ messageId }) => messageId)
      const photos = await work.query<{ messageId: string; paths: string[] }>(photosOf, [ids])
      const replies = await work.query<Reply>(repliesOf, [ids])
      const news = await work.query<{ messageId: string }>(seen, [ids, work.now])
      for (const messageId of new Set(news.map((one) => one.messageId)))
        work.emit(messageChanged, { messageId })
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
            .map(({ paths, messageId: _, ...reply }) => ({ ...reply, files: filesOf(paths) })),
        })),
      }
    }),
  )
}

/** A resident writes by the household's link. Throws formClosed, tooManyFromHere, tooManyToday, typeGone, messageIdTaken. Audited. */
export async function sendForm(context: OpenContext, { token, ...written }: Taken<Calls['send']>) {
  const { communityId, householdId } = await householdOfLink(context, token, linkUse)
  await perHousehold.count(context.database, { address: context.address, account: householdId })
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
  where m.household_id = $1 and ${isTheirs('$3')} and $2 = any(l.file_paths)
  union all select p.id from message_photo p join resident_message m on m.id = p.message_id
  where m.household_id = $1 and ${isTheirs('$3')} and p.path = $2`

/** A file of a reply, or a photo of its own, that the household's page shows. Throws formClosed. */
export async function openFormFile(
  context: OpenContext,
  storage: Storage,
  { token, path }: Taken<Calls['openFile']>,
): Promise<FileAnswer> {
  const { communityId, householdId, since } = await householdOfLink(context, token, linkUse)
  const lines = await context.database.read(communityId, (lease) =>
    lease.query(ofHousehold, [householdId, path, since]),
  )
  if (!lines.length) throw formClosed()
  return storedFile(storage, communityId, path)
}
