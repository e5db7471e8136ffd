import './page-texts.ts'
import type { Asked } from '#platform/contract/call.ts'
import { queryClient } from '#platform/web/frame/query-client.ts'
import { text } from '#platform/web/i18n/texts.ts'
import type { Queueable } from '#platform/web/queue/queueable.ts'
import { uploadImage } from '#modules/keeping/files/web/public.ts'
import type { patrols } from '../contract.ts'
import { walkPath } from './paths.ts'
import { patrolsApi as api, patrolsKey } from './queries.ts'

type Input = Asked<typeof patrols.calls.visit>

/** A point at which somebody was without a line; sent twice it is one visit. */
export const queuedVisit: Queueable = {
  send: async ({ input }, options) => (await api.visit(input as Input, { ...options, isSaid: true })).data,
  upload: ({ image }) => uploadImage('webcam', image),
  onAnswered: () => void queryClient.invalidateQueries({ queryKey: patrolsKey }),
  get refusedTitle() {
    return text('patrolsPage', 'refused')
  },
  amend: ({ input }) => location.assign(walkPath((input as Input).roundId)),
}
