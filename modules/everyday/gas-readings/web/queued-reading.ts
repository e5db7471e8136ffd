import './round-texts.ts'
import type { Asked } from '#platform/contract/call.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { Queueable } from '#platform/web/queue/queueable.ts'
import { uploadImage } from '#modules/keeping/files/web/public.ts'
import { roundOf } from '#modules/everyday/gas-paths.ts'
import type { gasReadings } from '../contract.ts'
import { gasReadingsApi as api } from './queries.ts'

type Input = Asked<typeof gasReadings.calls.fill>

/** A reading of the round that waited in the browser; the same value twice is one reading. */
export const queuedReading: Queueable = {
  send: async ({ input }, options) => (await api.fill(input as Input, { ...options, isSaid: true })).data,
  upload: ({ image }) => uploadImage('webcam', image),
  onAnswered: () => void queryClient.invalidateQueries({ queryKey: ['gas'] }),
  get refusedTitle() {
    return text('gasRound', 'refused')
  },
  amend: ({ input }) => location.assign(roundOf((input as Input).gasId)),
}
