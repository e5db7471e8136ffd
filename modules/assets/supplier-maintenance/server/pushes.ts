import { pushKind } from '#platform/server/push-kind.ts'
import { linkFailed } from '../events.ts'
import { supplierMaintenanceWords } from '../words.ts'

export const pushes = [
  pushKind(linkFailed, {
    label: supplierMaintenanceWords.pushes['supplierMaintenance.failed'][0],
    title: '有廠商沒有收到今天的保養連結',
    english: 'A link of today did not reach its supplier',
    link: '/mgmt/asset/maintenance',
    lifetime: 43_200,
    urgency: 'normal',
    usual: true,
  }),
]
