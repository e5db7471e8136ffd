import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, done, Id, RowVersion, words } from '#platform/contract/fields.ts'
import { foodService } from '#modules/meals/food-menu/contract.ts'

/** What ready words are for (R447). */
export const noteKinds = ['recharge', 'restore', 'void'] as const
export type NoteKind = (typeof noteKinds)[number]
/** Characters of a template (R448). */
export const longestTemplate = 100

const service = foodService
const path = '/api/v1/PointNoteTemplate'
const change = { can: 'noteTemplates.change', service, gives: done } as const
const kind = z.enum(noteKinds)
const name = words(longestTemplate).meta({ wire: 'Note' })
const ids = z.array(Id).min(1).max(100)

export const NoteTemplate = z.object({
  templateId: Id.meta({ wire: 'Id' }),
  kind,
  name,
  isRetired: z.boolean(),
  rowVersion: RowVersion,
})
export type NoteTemplate = z.output<typeof NoteTemplate>

/** Ready words for topping up, giving back and voiding (R447, R448). */
export const noteTemplates = contract('noteTemplates', {
  list: call({
    method: 'GET',
    path,
    summary: 'The templates of all kinds in their order, retired ones too.',
    can: 'noteTemplates.view',
    service,
    takes: z.object({}),
    gives: data(z.array(NoteTemplate)),
  }),
  add: call({
    ...change,
    method: 'POST',
    path,
    summary: 'Adds a template at the end of its kind.',
    takes: z.object({ templateId: Id.meta({ wire: 'Id' }), kind, name }),
  }),
  change: call({
    ...change,
    method: 'PUT',
    path: `${path}/{templateId}`,
    summary: 'Changes a template as it was seen, retires it or offers it again.',
    takes: z.object({
      templateId: Id,
      rowVersion: RowVersion,
      name: name.optional(),
      isRetired: z.boolean().optional(),
    }),
  }),
  reorder: call({
    ...change,
    method: 'PUT',
    path: `${path}/Sequence`,
    summary: 'Puts the templates of a kind in this order.',
    takes: z.object({ kind, ids, seen: ids }),
  }),
})
