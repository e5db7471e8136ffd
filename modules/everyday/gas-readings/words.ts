import { moduleWords } from '#platform/contract/words.ts'
import { gasPermissions } from '#modules/everyday/permission-group.ts'

/** What people call what gas readings do, have and declare, in both languages. */
export const gasReadingsWords = moduleWords({
  modules: {
    gasReadings: ['瓦斯抄表', 'Gas readings'],
  },
  acts: {
    'gasReadings.fill': ['填寫瓦斯度數', 'Wrote a gas reading'],
    'gasReadings.addPhoto': ['附上瓦斯錶照片', 'Added a photo of a meter'],
    'gasReadings.fillByLink': ['住戶填寫瓦斯度數', 'A household wrote its gas reading'],
    'gasReadings.accept': ['照用瓦斯度數', 'Accepted a gas reading'],
    'gasReadings.clear': ['退回重抄瓦斯度數', 'Took a gas reading back'],
    'gasReadings.estimate': ['平均估計瓦斯度數', 'Estimated gas readings'],
    'gasReadings.remind': ['提醒抄表', 'Asked for gas readings'],
    'gasReadings.export': ['匯出瓦斯度數', 'Exported gas readings'],
    'gasReadings.setMeter': ['修改瓦斯錶', 'Changed a gas meter'],
  },
  targets: {
    gasReading: ['瓦斯度數', 'Gas reading'],
    gasReminder: ['抄表提醒', 'Request for a gas reading'],
  },
  fields: {
    gasValue: ['度數', 'Reading'],
    gasUsage: ['用量', 'Usage'],
    finding: ['結果', 'Finding'],
    filledBy: ['誰抄', 'Read by'],
    isLeak: ['有瓦斯味', 'Smelt gas'],
    userNo: ['用戶號碼', 'User number'],
    digits: ['位數', 'Digits'],
    firstValue: ['起始度數', 'First reading'],
    changedOn: ['換錶日', 'Meter changed on'],
    isSmart: ['智慧錶', 'Smart meter'],
    isRemoved: ['錶已拆', 'Meter is gone'],
  },
  values: {
    'finding.first': ['第一次抄', 'First reading'],
    'finding.normal': ['正常', 'Normal'],
    'finding.rollover': ['過 9999', 'Past 9999'],
    'finding.changed': ['換過錶', 'Meter changed'],
    'finding.corrected': ['補正估計', 'Corrects an estimate'],
    'finding.zero': ['0 度', 'Nothing used'],
    'finding.many': ['比平常多很多', 'Far above the usual'],
    'finding.less': ['比上次少', 'Below the last one'],
    'filledBy.resident': ['住戶', 'Household'],
    'filledBy.guard': ['警衛', 'Guard'],
    'filledBy.desk': ['櫃台', 'Desk'],
    'filledBy.qr': ['QR', 'QR'],
    'filledBy.estimate': ['估計', 'Estimate'],
  },
  faults: {
    請填黑色數字: 'the black digits, please',
  },
  permissionGroup: gasPermissions,
  permissions: {
    'gasReadings.fill': ['填寫度數、提醒住戶', 'Write readings, remind households'],
    'gasReadings.review': ['估計、匯出、設定瓦斯錶', 'Estimate, export, set meters up'],
    'gasReadings.view': ['查看各戶度數', 'See readings of households'],
  },
  pushes: {
    'gasReadings.smelt': ['抄表時聞到瓦斯味', 'Gas was smelt at a meter'],
  },
  retentions: {
    'gasReadings.photos': {
      title: ['瓦斯錶照片', 'Photos of gas meters'],
      words: [
        '抄表後開始計算，期滿刪除照片；度數保留。',
        'From the reading on. The photo is deleted; the reading stays.',
      ],
    },
    'gasReadings.readings': {
      title: ['各戶瓦斯度數', 'Gas readings of households'],
      words: [
        '抄表或提醒後開始計算，期滿刪除這一戶的度數與提醒；每一期本身保留。',
        'From the reading or reminder on. The reading of the household and the reminder are deleted; the period stays.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    gasReadings: typeof gasReadingsWords
  }
}
