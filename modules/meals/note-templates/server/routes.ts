import type { Act } from '#platform/contract/words.ts'
import { orderedEntries } from '#platform/server/entries.ts'
import { serve } from '#platform/server/serve.ts'
import { noteTemplates } from '../contract.ts'
import { noteTemplatesChanged } from '../events.ts'
import { templateChanged, templateIdTaken, templateOrderChanged, templateTaken } from '../problems.ts'
import { templateTable } from './tables.ts'

/** The templates, in their order within a kind. */
const templates = orderedEntries(templateTable, {
  group: 'kind',
  problems: {
    changed: templateChanged,
    nameTaken: templateTaken,
    idTaken: templateIdTaken,
    orderChanged: templateOrderChanged,
  },
  tell: (context, act, id, before, after) => {
    const action: Act = `noteTemplates.${act}`
    context.emit(noteTemplatesChanged, {})
    context.audit({ action, target: 'noteTemplate', targetId: String(id ?? 'order'), before, after })
  },
})

export const routes = serve(noteTemplates, {
  list: async (context) =>
    (await templates.read(context)).map(({ id, kind, name, version, retiredAt }) => ({
      templateId: id,
      kind,
      name,
      rowVersion: version,
      isRetired: retiredAt !== null,
    })),
  add: async (context, { templateId, ...content }) => {
    await templates.add(context, { id: templateId, ...content })
  },
  change: (context, { templateId, rowVersion: version, ...content }) =>
    templates.change(context, templateId, { version, ...content }),
  reorder: (context, { kind, ids, seen }) => templates.order(context, ids, seen, { kind }),
})
