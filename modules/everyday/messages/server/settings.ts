import type { Context } from '#platform/server/context.ts'
import { type EntryRules, orderedEntries } from '#platform/server/entries.ts'
import { serve } from '#platform/server/serve.ts'
import { messageSettingsChanged } from '../events.ts'
import {
  lastType,
  messageSettings,
  typeChanged,
  typeIdTaken,
  typeNameTaken,
  typeOrderChanged,
} from '../setting-contract.ts'
import { cannedTable, typeTable } from './tables.ts'

const problems = {
  changed: typeChanged,
  nameTaken: typeNameTaken,
  idTaken: typeIdTaken,
  orderChanged: typeOrderChanged,
}
const acts = { messageType: 'messageTypes', cannedReply: 'cannedReplies' } as const
const tell =
  (target: 'messageType' | 'cannedReply'): EntryRules['tell'] =>
  (context: Context, act, id, before, after) => {
    context.emit(messageSettingsChanged, {})
    context.audit({
      action: `${acts[target]}.${act}`,
      target,
      targetId: String(id ?? 'order'),
      before,
      after,
    })
  }

const types = orderedEntries(typeTable, {
  problems,
  atLeast: { one: () => true, problem: lastType },
  tell: tell('messageType'),
})
const canned = orderedEntries(cannedTable, { problems, tell: tell('cannedReply') })

/** The calls with which managers change kinds of messages and ready replies. */
export const settingRoutes = serve(messageSettings, {
  addType: async (context, { typeId: id, ...content }) => {
    await types.add(context, { id, ...content })
  },
  changeType: (context, { typeId, rowVersion: version, ...content }) =>
    types.change(context, typeId, { version, ...content }),
  retireType: (context, { typeId, rowVersion: version, isRetired }) =>
    types.change(context, typeId, { version, isRetired }),
  reorderTypes: (context, { typeIds, seen }) => types.order(context, typeIds, seen),
  addCanned: async (context, { cannedId: id, ...content }) => {
    await canned.add(context, { id, ...content })
  },
  changeCanned: (context, { cannedId, rowVersion: version, ...content }) =>
    canned.change(context, cannedId, { version, ...content }),
  retireCanned: (context, { cannedId, rowVersion: version, isRetired }) =>
    canned.change(context, cannedId, { version, isRetired }),
  reorderCanned: (context, { cannedIds, seen }) => canned.order(context, cannedIds, seen),
})
