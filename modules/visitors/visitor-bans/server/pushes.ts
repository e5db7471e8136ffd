import { pushKind } from '#platform/server/push-kind.ts'
import { banRecognised } from '../events.ts'
import { visitorBansWords } from '../words.ts'

export const pushes = [
  pushKind(banRecognised, {
    label: visitorBansWords.pushes['visitorBans.recognised'][0],
    title: '有一位訪客需要留意',
    english: 'A visitor needs attention',
    link: '/mgmt/home',
    lifetime: 3600,
    urgency: 'high',
    usual: true,
  }),
]
