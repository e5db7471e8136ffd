import { and, eq, inArray, or } from 'drizzle-orm'
import { v5 } from 'uuid'
import { alarmRaised } from '#modules/building/alarm-events/events.ts'
import { deviceRows } from '#modules/boards/board-devices/server/public.ts'
import { screenSettingsOf } from '#modules/boards/board-settings/server/public.ts'
import { cut, lengthOf } from '#platform/contract/cut.ts'
import type { JobContext } from '#platform/server/jobs.ts'
import { reaction } from '#platform/server/reactions.ts'
import { system } from '#platform/server/work.ts'
import { mostWords } from '../contract.ts'
import { type TemplateId, templates } from '../templates.ts'
import { running } from './queries.ts'
import { noticeTable as n } from './tables.ts'
import { writeNotice } from './write-notice.ts'

/** Which take-over an alarm means, by the system of the building that it is of: fire, water, electricity, generator; of any other, one that says to keep away. */
const templateOf: Partial<Record<number, TemplateId>> = {
  1: 'fire',
  3: 'waterCut',
  5: 'powerCut',
  6: 'powerCut',
}

const raisedBy = `select e.category, e.begun, e.is_test as "isTest" from alarm_event e
  where e.id = $1 and e.kind = 'abnormal' and e.cleared_at is null and e.processed_at is null`

/** The id of the take-over for one beginning of an alarm: the first has the alarm's own. */
const takeOverOf = (eventId: string, begun: number) => (begun === 1 ? eventId : v5(String(begun), eventId))

/** Whether screens were taken over for this beginning already, by people ended or not, or still are for one before. */
async function isTakenOver({ db, now }: JobContext, eventId: string, begun: number): Promise<boolean> {
  const before = Array.from({ length: Math.min(begun - 1, 100) }, (_, back) =>
    takeOverOf(eventId, begun - 1 - back),
  )
  const [row] = await db
    .select({ id: n.id })
    .from(n)
    .where(or(eq(n.id, takeOverOf(eventId, begun)), and(inArray(n.id, before), running(now))))
    .limit(1)
  return row !== undefined
}

/**
 * An alarm of level 4 takes all screens over, where the community wants that: once for each time that it begins, by which the
 * take-over has its id. A test or a drill of a point is no disaster for whoever stands in the lobby, nor is what is over by the time that this is done. A sensor that is only lost takes nothing over.
 */
export const takeOverAtAlarm = reaction(
  'emergencyNotices',
  alarmRaised,
  async (context, { eventId, level, place, meaning }) => {
    if (level !== 4 || !(await screenSettingsOf(context)).takesOver) return
    const [raised] = await context.query<{ category: number; begun: number; isTest: boolean }>(raisedBy, [
      eventId,
    ])
    const template = templates.find(
      ({ templateId }) => templateId === (templateOf[raised?.category ?? 0] ?? 'other'),
    )
    if (!template || !raised || raised.isTest) return
    const id = takeOverOf(eventId, raised.begun)
    if (await isTakenOver(context, eventId, raised.begun)) return
    const devices = await deviceRows(context)
    if (!devices.length) return
    const { templateId, title, content, minutes } = template
    const said = {
      id,
      template: templateId,
      title,
      // What is to be done is never cut.
      content: `${cut(`${place}：${meaning}`, mostWords - 1 - lengthOf(content))}\n${content}`,
      expiresAt: new Date(context.now.getTime() + minutes * 60_000),
    }
    await writeNotice(
      context,
      said,
      devices.map((device) => device.id),
      system,
    )
  },
)
