import { pushKind } from '#platform/server/push-kind.ts'
import { repairReported } from '../events.ts'
import { repairsWords } from '../words.ts'

export const pushes = [
  pushKind(repairReported, {
    label: repairsWords.pushes['repairs.reported'][0],
    title: '有新的報修，等人指派',
    english: 'A new repair waits for somebody',
    link: '/mgmt/asset/repairs',
    lifetime: 43_200,
    urgency: 'normal',
    usual: true,
  }),
]
