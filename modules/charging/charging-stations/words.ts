import { moduleWords } from '#platform/contract/words.ts'
import { chargingPermissions } from '#modules/charging/permission-group.ts'

/** What people call what charging stations do, have and declare, in both languages. */
export const chargingStationsWords = moduleWords({
  modules: { chargingStations: ['充電站', 'Charging stations'] },
  acts: {
    'chargingStations.add': ['新增充電站', 'Added a charging station'],
    'chargingStations.rename': ['更改充電站名稱', 'Renamed a charging station'],
    'chargingStations.renewPassword': ['更換充電站密碼', 'Renewed the password of a charging station'],
    'chargingStations.retire': ['停用充電站', 'Retired a charging station'],
    'chargingStations.putConnector': ['設定充電槍', 'Set a connector up'],
    'chargingStations.addTag': ['登記充電卡號', 'Registered a charging tag'],
    'chargingStations.retireTag': ['停用充電卡號', 'Retired a charging tag'],
    'chargingStations.moveTags': ['移轉充電卡號', 'Moved charging tags'],
    'chargingStations.moveBays': ['移轉專用充電車位', 'Moved private charging bays'],
    'chargingStations.command': ['操作充電站', 'Told a charging station what to do'],
  },
  targets: {
    chargingStation: ['充電站', 'Charging station'],
    chargingConnector: ['充電槍', 'Connector'],
    chargingTag: ['充電卡號', 'Charging tag'],
  },
  fields: {
    ocppIdentity: ['連線代號', 'Station key'],
    connectorNo: ['充電槍號碼', 'Connector number'],
    phases: ['接線相別', 'Phases'],
    minAmperes: ['最低電流（A）', 'Least current (A)'],
    maxAmperes: ['最高電流（A）', 'Most current (A)'],
    idTag: ['充電卡號', 'Id tag'],
    command: ['指令', 'Command'],
    connector: ['充電槍', 'Connector'],
    key: ['設定項目', 'Setting'],
    amperes: ['電流上限（A）', 'Limit (A)'],
  },
  values: {
    'command.start': ['遠端開始充電', 'Start'],
    'command.stop': ['停止充電', 'Stop'],
    'command.unlock': ['解鎖充電槍', 'Unlock'],
    'command.reset': ['重新開機', 'Restart'],
    'command.availability': ['啟用或停用', 'In or out of use'],
    'command.trigger': ['要求回報', 'Ask for a report'],
    'command.localList': ['送出卡號名單', 'Send the list of tags'],
    'command.getConfiguration': ['讀取設定', 'Read settings'],
    'command.setConfiguration': ['更改設定', 'Change settings'],
    'command.setProfile': ['限制電流', 'Limit the current'],
    'command.clearProfile': ['取消限流', 'Take the limit away'],
    'phases.R': ['R 相', 'Phase R'],
    'phases.S': ['S 相', 'Phase S'],
    'phases.T': ['T 相', 'Phase T'],
    'phases.RST': ['三相', 'Three phases'],
  },
  faults: { '請填 N 到 N 個英文字母、數字或 . _ -': 'use N to N letters, digits or . _ -' },
  permissionGroup: chargingPermissions,
  permissions: {
    'chargingStations.view': ['查看充電車位', 'See the bays'],
    'chargingStations.control': ['開始、停止、解鎖充電', 'Start, stop and unlock'],
    'chargingStations.configure': ['設定充電站與卡號', 'Set stations and tags up'],
  },
  retentions: {
    'chargingStations.commands': {
      title: ['充電站的操作紀錄', 'What charging stations were told'],
      words: ['下指令後開始計算，期滿刪除。', 'From the command on; it is deleted.'],
    },
    'chargingStations.tags': {
      title: ['停用的充電卡號', 'Retired charging tags'],
      words: ['停用後開始計算，期滿刪除。', 'From retiring on; it is deleted.'],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    chargingStations: typeof chargingStationsWords
  }
}
