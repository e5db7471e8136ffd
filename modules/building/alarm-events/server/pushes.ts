import { pushKind } from '#platform/server/push-kind.ts'
import { alarmRang } from '../events.ts'
import { alarmEventsWords } from '../words.ts'

export const pushes = [
  pushKind(alarmRang, {
    label: alarmEventsWords.pushes['alarmEvents.rang'][0],
    title: '設備警報，請立即查看',
    english: 'A building alarm needs you now',
    link: '/mgmt/BA-alert/event',
    lifetime: 3600,
    urgency: 'high',
    usual: true,
  }),
]
