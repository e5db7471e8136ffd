import { useQueryClient } from '@tanstack/react-query'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { type Retry, useSubmit } from '#platform/web/form/use-submit.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { alertBox, confirmBox, toast } from '#platform/web/look/alerts.ts'
import { thingsMissing, visitorLeft, visitors } from '../contract.ts'
import { type Asset, missingOf, returnCount } from './use-assets.ts'

const api = client(visitors)
const missingCode = thingsMissing('', undefined).code

/** Asks whether somebody leaves without what is missing, which is named (R186). */
const askMissing = (things: string) =>
  confirmBox({
    title: text('visitorLeave', 'missingTitle'),
    text: text('visitorLeave', 'missing', { things }),
    ok: text('visitorLeave', 'missingOk'),
    cancel: text('visitorLeave', 'missingBack'),
    enter: false,
  })

interface Leaving {
  visitorId: string
  byCard: boolean
  assets: readonly Asset[]
  onClose: () => void
}

/** Releases a visitor with what comes back; what stays missing is asked about once more. */
export function useLeave({ visitorId, byCard, assets, onClose }: Leaving) {
  const queries = useQueryClient()

  async function send(isMissingAccepted: boolean, retry: Retry): Promise<void> {
    const returns = assets
      .filter((asset) => asset.isReturned)
      .map((asset) => ({
        loanId: asset.loanId,
        lendableId: asset.lendableId,
        quantity: returnCount(asset) ?? 1,
      }))
    await api.leave({ visitorId, byCard, returns, isMissingAccepted }, retry)
  }

  function done() {
    toast(text('visitorLeave', 'done'))
    onClose()
  }

  async function tell(error: unknown) {
    if (error instanceof Problem && error.code === visitorLeft().code) {
      await alertBox(text('visitorLeave', 'alreadyLeft'))
      return onClose()
    }
    // Another desk has lent something meanwhile: the list shows it, and nothing that was ticked is lost.
    const isMissing = error instanceof Problem && error.code === missingCode
    const sentence = sentenceOf(error)
    await alertBox(isMissing ? sentence : text('visitorLeave', 'failedText', { sentence }), {
      title: text('visitorLeave', isMissing ? 'missingTitle' : 'failedTitle'),
    })
  }

  const { busy, submit: leave } = useSubmit(
    async (retry) => {
      const missing = missingOf(assets)
      const named = missing.map(({ displayId, name, missing: count }) =>
        text('visitorLeave', 'missingThing', { displayId, name, count }),
      )
      if (missing.length > 0 && !(await askMissing(named.join(text('visitorLeave', 'and'))))) return
      await send(missing.length > 0, retry).finally(() => {
        void queries.invalidateQueries({ queryKey: ['visitors'] })
        void queries.invalidateQueries({ queryKey: ['visitorLoans'] })
      })
      done()
    },
    { onFailure: tell },
  )
  return { leave, busy }
}
