import { alarmRaised } from '#modules/building/alarm-events/events.ts'
import { deviceRows } from '#modules/boards/board-devices/server/public.ts'
import { screenSettingsOf } from '#modules/boards/board-settings/server/public.ts'
import { cut, lengthOf } from '#platform/contract/cut.ts'
import { reaction } from '#platform/server/reactions.ts'
import { rowOf } from '#platform/server/create-once.ts'
import { system } from '#platform/server/work.ts'
import { mostWords } from '../contract.ts'
import { type TemplateId, templates } from '../templates.ts'
import { noticeTable as n } from './tables.ts'
import { writeNotice } from './write-notice.ts'

/** Which take-over an alarm means, by the system of the building that it is of: fire, water, electricity, generator. */
const templateOf: Partial<Record<number, TemplateId>> = {
  1: 'fire',
  3: 'waterCut',
  5: 'powerCut',
  6: 'powerCut',
}

// A test or a drill of a point is no disaster for whoever stands in the lobby.
const raisedBy = `
  select e.category, e.is_drill as "isDrill", (select v.source from alarm_value v where v.point_id = e.point_id order by v.received_at desc, v.id desc limit 1) as source
  from alarm_event e where e.id = $1`

/**
 * An alarm of level 4 takes all screens over, where the community wants that: once for each alarm, whose id the take-over has.
 * What no template is meant for, people publish themselves.
 */
export const takeOverAtAlarm = reaction(
  'emergencyNotices',
  alarmRaised,
  async (context, { eventId: id, level, place, meaning }) => {
    if (level !== 4 || !(await screenSettingsOf(context)).takesOver) return
    const [raised] = await context.query<{
      category: number
      isDrill: boolean
      source: string | null
    }>(raisedBy, [id])
    const template = templates.find(({ templateId }) => templateId === templateOf[raised?.category ?? 0])
    if (!template || raised?.isDrill || raised?.source === 'test' || (await rowOf(context, n, id))) return
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
