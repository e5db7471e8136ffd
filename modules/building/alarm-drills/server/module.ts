import { workWithin } from '#platform/server/database.ts'
import { enqueueOn } from '#platform/server/enqueue.ts'
import { type Chore, job } from '#platform/server/jobs.ts'
import type { ServerModule } from '#platform/server/manifest.ts'
import { pushKind } from '#platform/server/push-kind.ts'
import { inUse } from '#modules/building/alarm-points/server/public.ts'
import { permissions } from '../access.ts'
import { alarmDrills } from '../contract.ts'
import { drillFailed } from '../events.ts'
import type { DrillPlan } from '../shapes.ts'
import { alarmDrillsWords } from '../words.ts'
import { demo } from './demo.ts'
import { lookJob, weeklyJob } from './queued.ts'
import { retentions } from './retention.ts'
import { routes } from './routes.ts'
import { lookAtDrill } from './run.ts'
import { dueBy, startWeekly } from './weekly.ts'

const plans = `select s.community_id as id, s.chosen, s.changed_at as "changedAt" from alarm_drill_setting s
  where s.chosen @> '{"isOn":true}' and ${inUse('s.community_id')}`
const held = 'select from alarm_drill where community_id = $1 and week_day = $2'

interface Planned extends Record<string, unknown> {
  id: string
  chosen: DrillPlan
  changedAt: Date
}

/** Every five minutes, for communities whose weekly drill has its hour now, or had it while nothing ran here. */
export const weekly: Chore = {
  name: 'alarmDrills.weekly',
  cron: '*/5 * * * *',
  work: (database, now) =>
    database.across('weekly drills of alarms', async (lease) => {
      for (const { id, chosen, changedAt } of await lease.query<Planned>(plans, [])) {
        const { weekDay, at, isMissed } = dueBy(chosen, now)
        // Who planned it after that hour planned the next one.
        if (isMissed && changedAt > at) continue
        if ((await lease.query(held, [id, weekDay])).length) continue
        await workWithin(lease, id)
        enqueueOn(lease)(weeklyJob, { weekDay, isMissed }, { key: `drill ${id}` })
      }
    }),
}

/** What the module alarm-drills brings to the server. */
export const alarmDrillsModule: ServerModule = {
  words: alarmDrillsWords,
  contracts: [alarmDrills],
  permissions,
  routes,
  jobs: [
    job({ ...weeklyJob, work: (context, { weekDay, isMissed }) => startWeekly(context, weekDay, isMissed) }),
    job({ ...lookJob, work: (context, { drillId }) => lookAtDrill(context, drillId) }),
  ],
  chores: [weekly],
  pushes: [
    pushKind(drillFailed, {
      label: alarmDrillsWords.pushes['alarmDrills.failed'][0],
      title: '警報演練沒有通過，請查看哪一步',
      english: 'The alarm drill was not passed; please see which step',
      link: '/mgmt/BA-alert/drills',
      lifetime: 86_400,
      urgency: 'normal',
      usual: true,
    }),
  ],
  retentions,
  demo,
}
