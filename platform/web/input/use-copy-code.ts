import '#platform/web/list/texts.ts'
import type { RefObject } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'

/** Copies a written barcode; says that it is empty (R333), copied (R334), or could not be, for 3 s (R335). */
export function useCopyCode(field: RefObject<HTMLInputElement | null>): (code: string) => Promise<void> {
  const t = useTexts('platform')
  return async (code) => {
    const text = code.trim()
    if (!text) {
      toast(t('manualCodeEmpty'), { isTrouble: true })
      field.current?.focus()
      return
    }
    try {
      await navigator.clipboard.writeText(text)
      toast(t('manualCodeCopied'))
    } catch {
      field.current?.select()
      toast(t('manualCodeNotCopied'), { isTrouble: true })
    }
  }
}
