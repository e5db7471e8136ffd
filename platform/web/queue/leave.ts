import { text } from '#platform/web/i18n/texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'

const loadQueue = () => import('./queue.ts')

/** Before a logout: asks when something that was not sent would be deleted. True to go on. */
export async function mayForgetQueue(): Promise<boolean> {
  const { own, all } = await loadQueue()
    .then(({ countQueued }) => countQueued())
    .catch(() => ({ own: 0, all: 0 }))
  if (all === 0) return true
  const others = all - own
  return confirmBox({
    title: text('queue', 'leaveTitle', { count: all }),
    text:
      text('queue', 'leaveText', { count: all }) +
      (others > 0 ? text('queue', 'leaveOthers', { others }) : ''),
    ok: text('queue', 'leaveGo'),
    cancel: text('queue', 'leaveStay'),
    enter: false,
  })
}

/** At logout: nothing stays in this browser. A forced sign-in does not call it. */
export const wipeQueue = (): Promise<void> =>
  loadQueue()
    .then(({ forgetAll }) => forgetAll())
    .catch(() => undefined)
