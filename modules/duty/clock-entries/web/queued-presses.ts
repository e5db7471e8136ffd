import './page-texts.ts'
import type { Asked } from '#platform/contract/call.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { Queueable } from '#platform/web/queue/queueable.ts'
import { uploadImage } from '#modules/keeping/files/web/public.ts'
import type { clockEntries } from '../contract.ts'
import { clockApi as api, clockKey } from './queries.ts'
import { recordPath } from './screens.ts'

type Calls = typeof clockEntries.calls

const queued = (send: Queueable['send']): Queueable => ({
  send,
  upload: ({ image }) => uploadImage('webcam', image),
  onAnswered: () => void queryClient.invalidateQueries({ queryKey: clockKey }),
  get refusedTitle() {
    return text('clockEntriesPage', 'pressRefused')
  },
  // What cannot be sent is put right by a correction, which a second person approves.
  amend: () => location.assign(recordPath),
})

/** Presses that were made while the line was down, at their own time; sent twice each is one. */
export const queuedClockIn = queued(
  async ({ input }, options) =>
    (await api.clockIn(input as Asked<Calls['clockIn']>, { ...options, isSaid: true })).data,
)
export const queuedClockOut = queued(
  async ({ input }, options) =>
    (await api.clockOut(input as Asked<Calls['clockOut']>, { ...options, isSaid: true })).data,
)
