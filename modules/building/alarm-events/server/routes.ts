import { serve } from '#platform/server/serve.ts'
import { alarmEvents } from '../contract.ts'
import { analyze } from './analysis.ts'
import { getPrivate, readDetail } from './detail.ts'
import { acknowledge, report } from './handle.ts'
import { listEvents } from './list.ts'
import { readUnfinished } from './queries.ts'
import { mockSignals } from './take-signals.ts'

export const routes = serve(alarmEvents, {
  listUnfinished: (context) => readUnfinished(context, false),
  listPrivateUnfinished: (context) => readUnfinished(context, true),
  analyze,
  list: listEvents,
  get: (context, { eventId }) => readDetail(context, { eventId, isPrivate: false }),
  getPrivate: (context, { eventId }) => getPrivate(context, eventId),
  acknowledge: (context, { eventId }) => acknowledge(context, { eventId, isPrivate: false }),
  acknowledgePrivate: (context, { eventId }) => acknowledge(context, { eventId, isPrivate: true }),
  report: (context, input) => report(context, input, false),
  reportPrivate: (context, input) => report(context, input, true),
  async mockLog(context, { pointIds, status }) {
    await mockSignals(context, pointIds, status === 'Abnormal')
    context.audit({ action: 'alarmEvents.mockLog', after: { pointIds, status } })
  },
})
