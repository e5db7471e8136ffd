import { text } from '#platform/web/i18n/texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { registerPath } from './use-back.ts'

/** Tells somebody without a manager account that this needs one, and leads to where one is registered if they wish (R083, R084). */
export async function tellManagersOnly(router: {
  navigate(to: { href: string }): Promise<void>
}): Promise<void> {
  const goes = await confirmBox({
    title: text('frame', 'managersOnly'),
    ok: text('frame', 'goRegister'),
    cancel: text('frame', 'cancel'),
  })
  if (goes) await router.navigate({ href: registerPath })
}
