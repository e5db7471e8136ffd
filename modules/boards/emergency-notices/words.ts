import { moduleWords } from '#platform/contract/words.ts'
import { boardPermissions } from '../permission-group.ts'

/** What people call what emergency notices do, have and declare, in both languages. */
export const emergencyNoticesWords = moduleWords({
  modules: {
    emergencyNotices: ['緊急插播', 'Emergency notices'],
  },
  acts: {
    'emergencyNotices.publish': ['發布緊急插播', 'Published an emergency notice'],
    'emergencyNotices.publishAgain': ['發布緊急插播（重送）', 'Published an emergency notice (sent again)'],
    'emergencyNotices.change': ['更新插播內容', 'Changed what an emergency notice says'],
    'emergencyNotices.sendWalker': ['派員巡查螢幕', 'Sent somebody to screens'],
    'emergencyNotices.noteWalk': ['回報巡查結果', 'Noted what was done at a screen'],
    'emergencyNotices.setExpiry': ['更改插播結束時間', 'Changed when an emergency notice ends'],
    'emergencyNotices.delete': ['刪除緊急插播', 'Deleted an emergency notice'],
  },
  targets: {
    emergencyNotice: ['緊急插播', 'Emergency notice'],
  },
  fields: {
    content: ['內容', 'Content'],
    displayDeviceIds: ['對象螢幕', 'Screens'],
    foundNote: ['現場處理', 'Done there'],
    noticePrint: ['內容指紋', 'Fingerprint of the content'],
    templateId: ['範本', 'Template'],
    walker: ['前往的人', 'Who goes'],
  },
  values: {
    'templateId.fire': ['火警', 'Fire'],
    'templateId.earthquake': ['地震', 'Earthquake'],
    'templateId.powerCut': ['停電', 'Power cut'],
    'templateId.waterCut': ['停水', 'Water cut'],
    'templateId.airRaid': ['防空', 'Air raid'],
    'templateId.missing': ['尋人', 'Missing person'],
    'templateId.other': ['其他', 'Other'],
  },
  permissionGroup: boardPermissions,
  permissions: {
    'emergencyNotices.publish': ['發布緊急插播', 'Publish emergency notices'],
    'emergencyNotices.view': ['查看緊急插播', 'See emergency notices'],
  },
  retentions: {
    'emergencyNotices.content': {
      title: ['緊急插播的內容', 'Content of emergency notices'],
      words: [
        '插播結束後開始計算。內容、尋人的名稱與派員巡查的紀錄清空；其他名稱、時間、發布人與各螢幕的回報保留。',
        'From its end on. The content, the name of one that looks for somebody, and who walked to screens are emptied; other names, times, who published it and what screens said stay.',
      ],
    },
  },
  faults: {
    至少選一面螢幕: 'choose one screen at least',
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    emergencyNotices: typeof emergencyNoticesWords
  }
}
