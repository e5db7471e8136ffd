import { addTexts } from '#platform/web/i18n/texts.ts'

/** What pages of households say of points, namespace `pointParts`; loaded with them. */
const pointPartsTexts = {
  points: '點數',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    pointParts: typeof pointPartsTexts
  }
}

addTexts({ 'zh-TW': { pointParts: pointPartsTexts } })
