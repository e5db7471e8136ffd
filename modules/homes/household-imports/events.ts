import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { importProgress } from './shapes.ts'

/** An import was checked, went on, was written, refused or given up. */
export const importProgressed = eventKind(
  'householdImports.progressed',
  'householdImports.use',
  z.object(importProgress),
)
