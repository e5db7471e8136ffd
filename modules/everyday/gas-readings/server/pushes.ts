import { pushKind } from '#platform/server/push-kind.ts'
import { gasSmelt } from '../events.ts'
import { gasReadingsWords } from '../words.ts'

export const pushes = [
  pushKind(gasSmelt, {
    label: gasReadingsWords.pushes['gasReadings.smelt'][0],
    title: '抄表時有人聞到瓦斯味，請立即查看',
    english: 'Gas was smelt at a meter; please look now',
    link: '/mgmt/CommunityGas',
    lifetime: 3600,
    urgency: 'high',
    usual: true,
  }),
]
