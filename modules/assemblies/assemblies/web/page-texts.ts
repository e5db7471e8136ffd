import { addTexts } from '#platform/web/i18n/texts.ts'
import { textsAfter } from './page-texts-after.ts'
import { textsFloor } from './page-texts-floor.ts'
import { textsBefore } from './page-texts-before.ts'

/** The words of the pages of assemblies; loaded with them. */
const assemblyPageTexts = { ...textsBefore, ...textsAfter, ...textsFloor } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    assemblyPage: typeof assemblyPageTexts
  }
}

addTexts({ 'zh-TW': { assemblyPage: assemblyPageTexts } })
