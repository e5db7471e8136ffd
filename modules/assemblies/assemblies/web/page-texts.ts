import { addTexts } from '#platform/web/i18n/texts.ts'
import { textsAfter } from './page-texts-after.ts'
import { textsFloor } from './page-texts-floor.ts'
import { textsBefore } from './page-texts-before.ts'
import { textsHall } from './page-texts-hall.ts'
import { textsPosting } from './page-texts-posting.ts'
import { textsQuorum } from './page-texts-quorum.ts'
import { textsRecord } from './page-texts-record.ts'
import { textsRules } from './page-texts-rules.ts'

/** The words of the pages of assemblies; loaded with them. */
const assemblyPageTexts = {
  ...textsBefore,
  ...textsAfter,
  ...textsFloor,
  ...textsHall,
  ...textsPosting,
  ...textsQuorum,
  ...textsRecord,
  ...textsRules,
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    assemblyPage: typeof assemblyPageTexts
  }
}

addTexts({ 'zh-TW': { assemblyPage: assemblyPageTexts } })
