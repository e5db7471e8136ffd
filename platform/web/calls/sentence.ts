import { Problem } from '#platform/contract/problem.ts'
import { defaultLanguage } from '#platform/web/i18n/choose-language.ts'
import { language, text } from '#platform/web/i18n/texts.ts'
import { LostConnection } from './lost-connection.ts'

/** The sentence that a person reads about anything that a call threw. */
export function sentenceOf(error: unknown): string {
  if (error instanceof LostConnection) return text('platform', 'notReached')
  if (error instanceof Problem) {
    if (error.kind === 'failed') return text('platform', 'serverError')
    // What is said of single fields is the server's Chinese; another language has the sentence of the code.
    const details = language() === defaultLanguage ? error.messages?.join('；') : ''
    return details || error.description || text('platform', 'tryLater')
  }
  return text('platform', 'tryLater')
}
