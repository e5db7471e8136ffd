import { writeTime } from '#platform/web/look/speak-time.ts'
import { dataText } from '#platform/web/i18n/texts.ts'
import { permissionWords } from '#modules/permissions/web/public.ts'
import { auditSpeaker } from '../audit-speaker.ts'
import { actWords } from '../words-of-acts.ts'
import { moduleWords, targetWords } from '../words-of-things.ts'

const ofData = auditSpeaker(permissionWords, dataText)

/** An act, thing, module or field as people say it; what has no word stands as it is. */
export const spoken = {
  act: (action: string) => dataText('acts', action, actWords[action] ?? action),
  target: (target: string) => dataText('auditTargets', target, targetWords[target] ?? target),
  module: (module: string) => dataText('auditModules', module, moduleWords[module] ?? module),
  /** `owners.1.phone` is 區分所有權人 › 1 › 電話. */
  field: (path: string) => ofData.field(path),
  /** What a row was done to: its name. */
  thing: (row: { target: string; targetId: string; targetName: string }) => ofData.thing(row),
  /** Instants as 2026/11/20 14:05, roles, permissions and states by their names, all else as it is. */
  value: (field: string, value: string) =>
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? writeTime(new Date(value)) : ofData.value(field, value),
}
