import { moduleWords } from '#platform/contract/words.ts'
import { dutyPermissions } from '#modules/duty/permission-group.ts'

/** What people call what the roster does, has and declares, in both languages. */
export const dutyRostersWords = moduleWords({
  modules: { dutyRosters: ['班表', 'Roster'] },
  acts: {
    'dutyRosters.saveCells': ['排班', 'Planned shifts'],
    'dutyRosters.publish': ['發布班表', 'Published a roster'],
    'dutyRosters.publishAgain': ['發布班表（沒有改動）', 'Published a roster (nothing had changed)'],
    'dutyRosters.savePerson': ['儲存班表人員', 'Saved somebody of the roster'],
    'dutyRosters.retirePerson': ['移出班表人員', 'Took somebody out of the roster'],
    'dutyRosters.addStandIn': ['加入其他社區的代班', 'Added a stand-in of another community'],
    'dutyRosters.saveRules': ['儲存排班規定', 'Saved the rules of a company'],
    'dutyRosters.joinCompany': [
      '與其他社區的公司合為一家',
      'Joined a company with that of another community',
    ],
    'dutyRosters.partCompany': ['解除與其他社區的合併', 'Parted a company from those of other communities'],
    'dutyRosters.wish': ['登記希望休', 'Wished a day off'],
    'dutyRosters.unwish': ['取消希望休', 'Took a wish back'],
    'dutyRosters.saveLeave': ['登記請假', 'Wrote leave down'],
    'dutyRosters.dropLeave': ['取消請假', 'Took leave back'],
    'dutyRosters.saveLeavePay': ['設定假別給薪', 'Set the pay of leave'],
    'dutyRosters.askLeave': ['提出請假', 'Asked for leave'],
    'dutyRosters.askLeaveAgain': ['提出請假（重送）', 'Asked for leave (sent again)'],
    'dutyRosters.endLeave': ['取消提出的請假', 'Took asked leave back'],
    'dutyRosters.grantLeave': ['核准請假', 'Granted leave'],
    'dutyRosters.refuseLeave': ['不准請假', 'Refused leave'],
    'dutyRosters.askSwap': ['提出換班', 'Asked for a swap'],
    'dutyRosters.askSwapAgain': ['提出換班（重送）', 'Asked for a swap (sent again)'],
    'dutyRosters.agreeSwap': ['同意換班', 'Agreed to a swap'],
    'dutyRosters.endSwap': ['不同意或取消換班', 'Declined a swap or took it back'],
    'dutyRosters.approveSwap': ['核准換班', 'Approved a swap'],
    'dutyRosters.refuseSwap': ['退回換班', 'Refused a swap'],
  },
  targets: {
    dutyRoster: ['班表', 'Roster'],
    dutyPerson: ['班表人員', 'Somebody of the roster'],
    dutySwap: ['換班', 'Swap'],
    dutyLeaveRequest: ['提出的請假', 'Asked leave'],
  },
  fields: {
    cellCount: ['格數', 'Cells'],
    breachCount: ['不合處', 'Limits passed'],
    otherName: ['對方', 'The other'],
    communityName: ['社區', 'Community'],
    dutyRosters: ['班表', 'Rosters'],
    leaveMinutes: ['請假分鐘', 'Minutes of leave'],
    percent: ['給薪', 'Pay'],
    ordinaryOvertime: ['一般工時的人一月加班', 'Overtime a month of ordinary hours'],
  },
  values: {
    'percent.0': ['不給薪', 'Unpaid'],
    'percent.50': ['半薪', 'Half'],
    'percent.100': ['全薪', 'Full'],
    'kind.annual': ['特休', 'Annual leave'],
    'kind.personal': ['事假', 'Personal leave'],
    'kind.sick': ['病假', 'Sick leave'],
    'kind.official': ['公假', 'Official leave'],
    'kind.marriage': ['婚假', 'Marriage leave'],
    'kind.funeral': ['喪假', 'Funeral leave'],
    'kind.injury': ['公傷病假', 'Leave for an injury at work'],
    'kind.maternity': ['產假', 'Maternity leave'],
    'kind.menstrual': ['生理假', 'Menstrual leave'],
    'kind.family': ['家庭照顧假', 'Family care leave'],
    'ordinaryOvertime.2760': ['46 小時', '46 h'],
    'ordinaryOvertime.3240': ['54 小時', '54 h'],
  },
  permissionGroup: dutyPermissions,
  permissions: {
    'dutyRosters.see': ['看班表、希望休與換班', 'See the roster, wish and swap'],
    'dutyRosters.plan': ['排班、發布與核准換班', 'Plan and publish rosters, approve swaps'],
  },
  retentions: {
    'dutyRosters.shifts': {
      title: ['班表', 'Rosters'],
      words: [
        '上班日起算，與出勤紀錄一樣至少五年。到期整筆刪除；離開的人也一併刪除。',
        'From the day on, five years at least like the clock. Then it goes, and with it who left.',
      ],
    },
  },
  holdings: {
    dutyRosters: {
      title: ['班表', 'Rosters'],
      words: [
        '與出勤紀錄同存五年，不能提前刪除。',
        'Kept for five years with the clock; not deleted before.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    dutyRosters: typeof dutyRostersWords
  }
}
