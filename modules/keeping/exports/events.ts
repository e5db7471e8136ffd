import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { exportProgress } from './contract.ts'

/** An export began, went on, ended, failed or was cancelled; heard by all, and only its own account acts on it. */
export const exportProgressed = eventKind('exports.progressed', 'exports.use', z.object(exportProgress))
