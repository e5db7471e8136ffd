import { queryOptions } from '@tanstack/react-query'
import { client } from '#platform/web/calls/client.ts'
import type { EntryKind } from '#platform/web/settings/entry-kind.ts'
import { longestTemplate, type NoteKind, type NoteTemplate, noteTemplates } from '../contract.ts'
import { templateChanged } from '../problems.ts'

const api = client(noteTemplates)

/** The templates of all kinds. */
export const templatesQuery = queryOptions({
  queryKey: ['noteTemplates', 'all'],
  queryFn: async () => (await api.list({})).data,
})

/** Templates of a kind as entries. */
export const templateEntries = (kind: NoteKind): EntryKind<NoteTemplate> => ({
  entryOf: ({ templateId, name, rowVersion, isRetired }) => ({
    id: templateId,
    name,
    version: rowVersion,
    isRetired,
  }),
  longestName: longestTemplate,
  codes: [templateChanged('').code],
  newest: async () => (await api.list({})).data.filter((row) => row.kind === kind),
  add: (templateId, { name }, retry) => api.add({ templateId, kind, name }, retry),
  change: ({ id, version }, { name }, retry) =>
    api.change({ templateId: String(id), rowVersion: version, name }, retry),
  retire: ({ id, version }, isRetired, retry) =>
    api.change({ templateId: String(id), rowVersion: version, isRetired }, retry),
  order: (ids, seen, retry) => api.reorder({ kind, ids: ids.map(String), seen: seen.map(String) }, retry),
})
