import { moduleWords } from '#platform/contract/words.ts'
import { intercomPermissions } from '#modules/doors/intercom-permission-group.ts'

/** What people call what sentries do, have and declare, in both languages. */
export const intercomSentriesWords = moduleWords({
  modules: { intercomSentries: ['門口機', 'Door stations'] },
  acts: {
    'intercomSentries.add': ['新增門口機', 'Added a door station'],
    'intercomSentries.change': ['修改門口機', 'Changed a door station'],
    'intercomSentries.remove': ['刪除門口機', 'Removed a door station'],
    'intercomSentries.renewSerial': ['更新門口機序號', 'Renewed the serial number of a door station'],
    'intercomSentries.sort': ['調整門口機順序', 'Sorted the door stations'],
    'intercomSentries.setAllowed': ['設定門口機可撥打的戶別', 'Set which households a door station may call'],
    'intercomSentries.setCallBack': ['設定社區回撥', 'Set where calls back to the community ring'],
    'intercomSentries.addDevice': ['新增對講裝置', 'Added an intercom device'],
    'intercomSentries.changeDevice': ['修改對講裝置', 'Changed an intercom device'],
    'intercomSentries.removeDevice': ['移除對講裝置', 'Removed an intercom device'],
    'intercomSentries.moveDevices': ['移轉對講裝置', 'Moved intercom devices'],
    'intercomSentries.moveAllowed': ['移轉可撥打的門口機', 'Moved door stations that may call'],
    'intercomSentries.saveSetting': ['修改對講機設定', 'Changed settings of the intercom'],
  },
  targets: {
    intercomSentry: ['門口機', 'Door station'],
    intercomDevice: ['對講裝置', 'Intercom device'],
    intercomSetting: ['對講機設定', 'Settings of the intercom'],
  },
  fields: {
    openDigits: ['開門按鍵', 'Keys that open the door'],
    callsBack: ['社區回撥', 'Takes calls back'],
    allowsAll: ['可撥打全部戶別', 'May call all households'],
    sipName: ['對講帳號', 'Intercom account'],
    indoorSeconds: ['室內機響鈴秒數', 'Indoor unit rings (s)'],
    appSeconds: ['App 響鈴秒數', 'App rings (s)'],
    forwardSeconds: ['轉接電話響鈴秒數', 'Number rings (s)'],
    guardSeconds: ['警衛室響鈴秒數', 'Guard rings (s)'],
    registrationHours: ['登記有效時數', 'Registration counts for (h)'],
    capSeconds: ['轉接通話上限（秒）', 'Longest forwarded call (s)'],
    mostSentries: ['門口機數量上限', 'Most door stations'],
    monthlyMinutes: ['每月轉接分鐘', 'Minutes a month'],
    landlineCents: ['市話每分鐘（0.01 元）', 'Landline a minute (NT$0.01)'],
    cellPhoneCents: ['手機每分鐘（0.01 元）', 'Mobile a minute (NT$0.01)'],
    domain: ['交換機網域', 'Domain'],
    sipPort: ['SIP 埠號', 'SIP port'],
    webPort: ['網頁埠號', 'Web port'],
    trunk: ['外線主機', 'Trunk'],
    sentries: ['門口機數', 'Door stations'],
    devices: ['裝置數', 'Devices'],
    belongsTo: ['所屬', 'Belongs to'],
    ended: ['停用的裝置數', 'Devices that ended'],
  },
  values: {
    'kind.tablet': ['平板', 'Tablet'],
    'kind.hardware': ['門口機硬體', 'Hardware'],
  },
  faults: {
    '請填數字、* 或 #，最多 N 個': 'digits, * or #, at most N',
    '請填主機名稱或位址，不加埠號': 'a host name or address, without a port',
    '請填主機名稱或位址，可加埠號': 'a host name or address, with a port where needed',
  },
  permissionGroup: intercomPermissions,
  permissions: {
    'intercomSentries.view': ['查看門口機', 'See the door stations'],
    'intercomSentries.configure': ['設定門口機與對講機', 'Set door stations and the intercom up'],
  },
  retentions: {
    'intercomSentries.devices': {
      title: ['停用的對講裝置', 'Intercom devices that ended'],
      words: ['移除或停用後開始計算，期滿刪除。', 'From its end on; it is deleted.'],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    intercomSentries: typeof intercomSentriesWords
  }
}
