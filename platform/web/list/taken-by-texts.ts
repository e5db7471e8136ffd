import { addTexts } from '#platform/web/i18n/texts.ts'

const takenByTexts = {
  taker: '領取人',
  way: '方式',
  by: '經手',
  at: '領取時間',
  unknown: '未記錄',
  way0: '手機條碼',
  way1: '戶別，簽名',
  way2: '感應卡',
  way3: '戶別',
  wayCode: '{{way}} …{{code}}',
} as const

addTexts({ 'zh-TW': { takenBy: takenByTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    takenBy: typeof takenByTexts
  }
}
