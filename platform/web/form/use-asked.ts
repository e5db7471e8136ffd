import { type ConfirmOptions, confirmBox, toast } from '#platform/web/look/alerts.ts'
import { inBox, type Retry, useSubmit } from './use-submit.ts'

/** An act of a row or a page that has no fields. */
interface AskedAct {
  /** What is asked before it; absent: it is done at once. */
  ask?: ConfirmOptions
  work: (retry: Retry) => Promise<unknown>
  /** Said when it is done; absent: the work says it. */
  done?: string
}

/** Asks, does it once, and says that it is done, or in a box why not; `again` looks at what there is then. */
export function useAsked(again?: () => unknown) {
  return useSubmit(
    async (retry, { ask, work, done }: AskedAct) => {
      if (ask && !(await confirmBox(ask))) return
      await work(retry).finally(() => void again?.())
      if (done) toast(done)
    },
    { onFailure: inBox },
  )
}
