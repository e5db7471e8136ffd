import { moduleWords } from '#platform/contract/words.ts'
import { buildingPermissions } from '#modules/building/permission-group.ts'

/** What people call what gateways do, have and declare, in both languages. */
export const alarmGatewaysWords = moduleWords({
  modules: {
    alarmGateways: ['閘道器', 'Gateways'],
  },
  acts: {
    'alarmGateways.add': ['新增閘道器', 'Added a gateway'],
    'alarmGateways.assign': ['對應訊號與測點', 'Assigned a signal to a point'],
    'alarmGateways.correct': ['修改閘道器', 'Changed a gateway'],
    'alarmGateways.newKey': ['更換閘道器金鑰', "Made a gateway's key anew"],
    'alarmGateways.probe': ['試連閘道器', 'Tried a gateway out'],
    'alarmGateways.retire': ['停用閘道器', 'Retired a gateway'],
  },
  targets: {
    alarmGateway: ['閘道器', 'Gateway'],
  },
  fields: {
    pointId: ['測點', 'Point'],
    signal: ['訊號', 'Signal'],
    topic: ['主題', 'Topic'],
  },
  values: {
    'kind.bacnet': ['BACnet/IP', 'BACnet/IP'],
    'kind.http': ['HTTP', 'HTTP'],
    'kind.modbus': ['Modbus TCP', 'Modbus TCP'],
    'kind.mqtt': ['MQTT', 'MQTT'],
  },
  permissionGroup: buildingPermissions,
  permissions: {
    'alarmGateways.configure': ['設定閘道器', 'Set gateways up'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    alarmGateways: typeof alarmGatewaysWords
  }
}
