import { pushKind } from '#platform/server/push-kind.ts'
import { packageLost, packageRegistered } from '../events.ts'
import { packagesWords } from '../words.ts'

export const pushes = [
  pushKind(packageRegistered, {
    label: packagesWords.pushes['packages.registered'][0],
    title: '櫃台登記了新包裹',
    english: 'The desk registered a package',
    link: '/community/postalList.aspx',
    lifetime: 3600,
    urgency: 'normal',
    usual: false,
  }),
  pushKind(packageLost, {
    label: packagesWords.pushes['packages.lost'][0],
    title: '有包裹被標為遺失',
    english: 'A package was marked as lost',
    link: '/community/postalList.aspx',
    lifetime: 8 * 3600,
    urgency: 'normal',
    usual: false,
  }),
]
