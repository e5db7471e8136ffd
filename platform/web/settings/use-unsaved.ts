import './texts.ts'
import { useBlocker } from '@tanstack/react-router'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'

/**
 * Nothing that is not saved is left unasked, nor is the page closed over it. `isLostWithin`: also going from one part of the
 * page to another loses it. Who leaves after saving or deleting goes with `ignoreBlocker`.
 */
export function useUnsaved(isDirty: boolean, isLostWithin = false): void {
  const t = useTexts('settings')
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      (next.pathname === current.pathname ? isLostWithin : isDirty) &&
      !(await confirmBox({
        title: t('leaveTitle'),
        text: t('leaveText'),
        ok: t('leaveGo'),
        cancel: t('leaveStay'),
        enter: false,
      })),
    enableBeforeUnload: isDirty,
  })
}
