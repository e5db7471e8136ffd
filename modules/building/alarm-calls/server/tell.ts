import type { Program } from '#platform/server/manifest.ts'
import { longJob, type AnyJob } from '#platform/server/jobs.ts'
import type { Lease } from '#platform/server/database.ts'
import { system } from '#platform/server/work.ts'
import { settleTelling, toldOf } from '#modules/building/alarm-events/server/public.ts'
import { isInUse } from '#modules/building/alarm-points/server/public.ts'
import { directSender } from '#modules/telling/notices/server/public.ts'
import { accountPusher } from '#modules/telling/push/server/public.ts'
import { speakTime } from '#platform/contract/speak-time.ts'
import { callbackOf } from './press-key.ts'
import { tellJob } from './queued.ts'
import { callSooner, endOf } from './step.ts'

const words = ['', '低', '中', '高', '災害級'] as const

interface Said {
  level: number
  place: string
  meaning: string
  isPrivate: boolean
  isDrill: boolean
  createdAt: Date
}
/**
 * What is said of an alarm: of a call for help only that there is one, as everybody beside the phone may read it. `isAnswered`:
 * a key that is pressed reaches Lobby.
 */
export function saidOf(of: Said, isAnswered: boolean) {
  const { level, place, meaning, isPrivate, isDrill, createdAt } = of
  const title = `${isDrill ? '演練・' : ''}設備警報 ${level} ${words[level] ?? ''}`
  const what = isPrivate ? '住戶緊急求救' : `${place}：${meaning}`
  return {
    title,
    text: `${what}（${speakTime(createdAt)}）。請到 Lobby 確認收到，否則通知下一位。`,
    spoken: `${title}。${what}。${isAnswered ? '確認收到請按 1' : '請到 Lobby 確認收到'}，否則通知下一位。`,
  }
}

const communityName = async (lease: Lease) => {
  const [row] = await lease.query<{ name: string }>('select name from community where id = lobby_community()')
  return row?.name ?? ''
}

/** Tells one person by one way, and writes down what became of it. What is on its way may come twice, never not at all. */
export function tellJobOf(program: Program): AnyJob {
  const send = directSender(program)
  const push = accountPusher(program)
  return longJob({
    ...tellJob,
    async workLong(context, { toldId, accountId, address }) {
      const told = await context.read((lease) => toldOf(lease, toldId))
      if (told?.state !== 'sending') return
      // What waited for its channel is not said once somebody saw to the alarm.
      if (endOf(told) || !(await context.read(isInUse)))
        return void (await context.write(system, (work) => settleTelling(work, toldId, 'notNeeded')))
      const isSpoken = told.way === 'voice'
      const callback = callbackOf(program, context.communityId, toldId)
      const { title, text, spoken } = saidOf(told, callback !== '')
      const link = `/mgmt/BA-alert/${told.isPrivate ? 'privateEvent' : 'event'}/detail/${told.eventId}`
      const name = await context.read(communityName)
      const fault =
        told.way === 'push'
          ? await push(context, accountId ?? '', {
              title: told.isPrivate ? `${title}：住戶緊急求救` : `${title}：${told.place}`,
              english: `${told.isDrill ? 'Drill: building' : 'Building'} alarm, level ${told.level}: acknowledge it, or the next person is called`,
              link,
              tag: `alarm ${told.eventId}`,
            })
          : await send(context, told.way, {
              key: toldId,
              to: address,
              title: `【${name}】${title}`,
              text: isSpoken ? `${name}，${spoken}` : `【${name}】${title}　${text}`,
              ...(isSpoken && { callback }),
            })
      await context.write(system, async (work) => {
        await settleTelling(work, toldId, fault)
        if (fault) await callSooner(work, told.eventId)
      })
    },
  })
}
