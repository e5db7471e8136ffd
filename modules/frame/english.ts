import { homeEnglish } from './home/web/english.ts'
import { searchEnglish } from './search/web/english.ts'
import { faqEnglish } from './help/web/english-faq.ts'
import { helpEnglish } from './help/web/english.ts'

/** The words of the area in English. */
export const english = {
  ...homeEnglish,
  ...searchEnglish,
  ...faqEnglish,
  ...helpEnglish,
}
