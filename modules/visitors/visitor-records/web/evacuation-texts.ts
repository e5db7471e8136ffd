import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the printed list of who is inside, namespace `evacuation`; loaded with it. */
const evacuationTexts = {
  title: '在場訪客名單（疏散清點）',
  summary: '{{community}}　{{time}} 列印　共 {{total}} 組 {{people}} 人',
  withoutLine: '列印時沒有網路，以下是 {{time}} 看到的在場名單，之後的進出請另行清點。',
  building: '{{building}}　{{total}} 組 {{people}} 人',
  noBuilding: '公共區域與其他',
  household: '戶別',
  visitor: '訪客',
  people: '人數',
  phone: '電話',
  plate: '車牌　車位',
  reason: '事由　備註',
  arrived: '到訪時間',
  counted: '清點',
  nobody: '列印時沒有在場訪客。',
  foot: '名單含個人資料，清點後請收回並銷毀。',
  failed: '無法取得在場名單，也沒有看過的名單可以列印。請檢查網路後再試一次。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    evacuation: typeof evacuationTexts
  }
}

addTexts({ 'zh-TW': { evacuation: evacuationTexts } })
