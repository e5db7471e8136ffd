import { dayOf, taipei } from '#platform/contract/taipei.ts'
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
import { lookAtDrill, startWeekly } from './run.ts'

const plans = `select s.community_id as id, s.chosen from alarm_drill_setting s
  where s.chosen @> '{"isOn":true}' and ${inUse('s.community_id')}`

/** Every five minutes, for communities whose weekly drill has its hour now. */
const weekly: Chore = {
  name: 'alarmDrills.weekly',
  cron: '*/5 * * * *',
  work: (database, now) =>
    database.across('weekly drills of alarms', async (lease) => {
      const { weekday, hour } = taipei(now)
      const weekDay = dayOf(now)
      for (const { id, chosen } of await lease.query<{ id: string; chosen: DrillPlan }>(plans, [])) {
        if (chosen.weekday !== weekday || chosen.hour !== hour) continue
        await workWithin(lease, id)
        enqueueOn(lease)(weeklyJob, { weekDay }, { key: `drill ${id}` })
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
    job({ ...weeklyJob, work: (context, { weekDay }) => startWeekly(context, weekDay) }),
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
