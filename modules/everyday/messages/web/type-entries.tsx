import { client } from '#platform/web/calls/client.ts'
import { tickField } from '#platform/web/form/choice-fields.tsx'
import { amountField, longTextField } from '#platform/web/form/fields.tsx'
import { text } from '#platform/web/i18n/texts.ts'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import {
  longestCanned,
  longestCannedName,
  longestTypeName,
  messageSettings,
  mostDueHours,
  typeChanged,
} from '../setting-contract.ts'
import type { CannedReply, MessageType } from '../shapes.ts'
import { messagesApi } from './queries.ts'

const api = client(messageSettings)
const codes = [typeChanged('').code]

interface TypeDraft {
  name: string
  dueHours: string
  onOfficeDays: boolean
}
const typeContent = ({ name, dueHours, onOfficeDays }: TypeDraft) => ({
  name,
  dueHours: Number(dueHours),
  onOfficeDays,
})

/** When something of a kind is answered, in words. */
export const spokenHours = ({ dueHours, onOfficeDays }: Pick<MessageType, 'dueHours' | 'onOfficeDays'>) =>
  text('messageSettings', onOfficeDays ? 'officeHours' : 'hours', { count: dueHours })

/** Kinds of messages: each is added, changed, moved, retired and offered again by itself. */
export const typeEntries: EntryKind<MessageType, TypeDraft> = {
  entryOf: ({ typeId, name, rowVersion, isEnabled }) => ({
    id: typeId,
    name,
    version: rowVersion,
    isRetired: !isEnabled,
  }),
  longestName: longestTypeName,
  codes,
  newest: async () => (await messagesApi.listTypes({})).data,
  Facts: ({ row }) => <span className="lb-quiet">{spokenHours(row)}</span>,
  fields: {
    blank: { name: '', dueHours: '24', onOfficeDays: false },
    draftOf: ({ name, dueHours, onOfficeDays }) => ({ name, dueHours: String(dueHours), onOfficeDays }),
    declare: () => [
      {
        ...amountField<TypeDraft>(text('messageSettings', 'dueHours'), 'dueHours', { digits: 3 }),
        wrong: ({ dueHours }) =>
          Number(dueHours) >= 1 && Number(dueHours) <= mostDueHours
            ? undefined
            : text('messageSettings', 'dueHoursWrong', { most: mostDueHours }),
      },
      tickField(text('messageSettings', 'onOfficeDays'), 'onOfficeDays', {
        help: text('messageSettings', 'onOfficeDaysHelp'),
      }),
    ],
  },
  add: (typeId, draft, retry) => api.addType({ typeId, ...typeContent(draft) }, retry),
  change: ({ id, version }, draft, retry) =>
    api.changeType({ typeId: String(id), rowVersion: version, ...typeContent(draft) }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    api.retireType({ typeId: String(id), rowVersion: version, isRetired }, retry),
  order: (ids, seen, retry) => api.reorderTypes({ typeIds: ids.map(String), seen: seen.map(String) }, retry),
}

interface CannedDraft {
  name: string
  content: string
}

/** Replies that are ready, likewise. */
export const cannedEntries: EntryKind<CannedReply, CannedDraft> = {
  entryOf: ({ cannedId, name, rowVersion, isEnabled }) => ({
    id: cannedId,
    name,
    version: rowVersion,
    isRetired: !isEnabled,
  }),
  longestName: longestCannedName,
  codes,
  newest: async () => (await messagesApi.listCanned({})).data,
  Facts: ({ row }) => <span className="lb-quiet">{row.content}</span>,
  fields: {
    blank: { name: '', content: '' },
    draftOf: ({ name, content }) => ({ name, content }),
    declare: () => [
      {
        ...longTextField<CannedDraft>(text('messageSettings', 'content'), 'content', {
          rows: 4,
          maxLength: longestCanned,
          help: text('messageSettings', 'contentHelp'),
        }),
        wrong: ({ content }) => (content.trim() ? undefined : text('messageSettings', 'contentMissing')),
      },
    ],
  },
  add: (cannedId, draft, retry) => api.addCanned({ cannedId, ...draft }, retry),
  change: ({ id, version }, draft, retry) =>
    api.changeCanned({ cannedId: String(id), rowVersion: version, ...draft }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    api.retireCanned({ cannedId: String(id), rowVersion: version, isRetired }, retry),
  order: (ids, seen, retry) =>
    api.reorderCanned({ cannedIds: ids.map(String), seen: seen.map(String) }, retry),
}
