import './page-texts.ts'
import type { Asked } from '#platform/contract/call.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { Queueable } from '#platform/web/queue/queueable.ts'
import { uploadImage } from '#modules/keeping/files/web/public.ts'
import type { stockTakes } from '../contract.ts'
import { takeRoundPath } from './paths.ts'
import { stockTakesApi as api } from './queries.ts'

type Input = Asked<typeof stockTakes.calls.count>

/** What was counted without a line; the last word of a thing holds. */
export const queuedCount: Queueable = {
  send: async ({ input }, options) => (await api.count(input as Input, { ...options, isSaid: true })).data,
  upload: ({ image }) => uploadImage('asset', image),
  onAnswered: () => void queryClient.invalidateQueries({ queryKey: ['stockTakes'] }),
  get refusedTitle() {
    return text('stockTakesPage', 'refused')
  },
  amend: ({ input }) => location.assign(takeRoundPath((input as Input).takeId)),
}
