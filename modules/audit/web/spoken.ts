import { dataText } from '#platform/web/i18n/texts.ts'
import { permissionWords } from '#modules/permissions/web/public.ts'
import { auditSpeaker } from '../audit-speaker.ts'
import { moduleWords, targetWords } from '../words-of-things.ts'

const ofData = auditSpeaker(permissionWords, dataText)

const target = (code: string): string => dataText('auditTargets', code, targetWords[code] ?? code)

/** An act, thing, module or field as people say it; what has no word stands as it is. */
export const spoken = {
  ...ofData,
  target,
  module: (module: string) => dataText('auditModules', module, moduleWords[module] ?? module),
  /** What a row was done to: its kind and its name. */
  whom: (row: { target: string; targetId: string; targetName: string }) =>
    [target(row.target), ofData.thing(row)].filter(Boolean).join('　'),
}
