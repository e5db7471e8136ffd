import { dutyKeys } from '#modules/duty/duty-keys/contract.ts'
import { answering } from './answers.ts'

/** The server takes the key of this browser, and stamps its time. */
export function answeringStamps(): void {
  answering(dutyKeys.calls.register, { data: true })
  answering(dutyKeys.calls.stamp, () => ({ data: { stampedAt: new Date(), stamp: 'stamp' } }))
}
