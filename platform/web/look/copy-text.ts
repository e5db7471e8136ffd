import { text } from '#platform/web/i18n/texts.ts'
import { toast } from './alerts.ts'

/** Copies and says so; where the browser does not allow it (a page without HTTPS), says that. True when it is copied. */
export async function copyText(content: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(content)
    toast(done)
    return true
  } catch {
    toast(text('platform', 'notCopied'), { isTrouble: true })
    return false
  }
}
