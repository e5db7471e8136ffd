import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { rightsChanged } from '#modules/sign-in/accounts/events.ts'
import { client } from '#platform/web/calls/client.ts'
import { inBox, useSubmit } from '#platform/web/form/use-submit.ts'
import { useChanges } from '#platform/web/frame/use-changes.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { inRow, text } from '#platform/web/i18n/texts.ts'
import { valueWord } from '#platform/web/i18n/words.ts'
import { confirmBox, toast } from '#platform/web/look/alerts.ts'
import { communities, type Feature } from '../contract.ts'

const api = client(communities)
const brief = (list: readonly Feature[]) => list.map(({ serviceId, isHidden }) => ({ serviceId, isHidden }))

/** The services as they are saved, and as they were put in order here and not saved yet. */
export function useFeatures(saved: readonly Feature[] | undefined) {
  const queries = useQueryClient()
  const mayChange = useAllowed()([{ can: 'communities.changeFeatures' }]).length > 0
  const [wish, setWish] = useState<readonly Feature[]>()
  const refresh = () => queries.invalidateQueries({ queryKey: ['communities', 'features'] })
  useChanges([rightsChanged.name], () => void refresh())
  const list = wish ?? saved ?? []
  const isDirty = wish !== undefined && JSON.stringify(brief(wish)) !== JSON.stringify(brief(saved ?? []))
  useBlocker({
    shouldBlockFn: async () =>
      isDirty &&
      !(await confirmBox({
        title: text('servicePages', 'leaveTitle'),
        text: text('servicePages', 'leaveText'),
        ok: text('servicePages', 'leaveGo'),
        cancel: text('servicePages', 'leaveStay'),
        enter: false,
      })),
    enableBeforeUnload: isDirty,
  })

  function move(nth: number, by: 1 | -1) {
    const next = [...list]
    const [one] = next.splice(nth, 1)
    if (!one) return
    next.splice(nth + by, 0, one)
    setWish(next)
  }

  const { busy, submit: save } = useSubmit(
    async (retry) => {
      const gone = list.filter(
        (item) => item.isHidden && !saved?.find((old) => old.serviceId === item.serviceId)?.isHidden,
      )
      const sure =
        gone.length === 0 ||
        (await confirmBox({
          title: text('servicePages', 'hideTitle', { count: gone.length }),
          text: text('servicePages', 'hideText', {
            services: inRow(gone.map((item) => valueWord(`services.${item.serviceId}`, item.display))),
          }),
          ok: text('servicePages', 'hideOk'),
          enter: false,
        }))
      if (!sure) return
      await api
        .saveFeatures({ features: brief(list), seen: brief(saved ?? []) }, retry)
        .finally(() => refresh())
      setWish(undefined)
      toast(text('servicePages', 'saved'))
    },
    { onFailure: inBox },
  )

  return {
    list,
    mayChange,
    isDirty,
    busy,
    move,
    save,
    show: (serviceId: number, isShown: boolean) =>
      setWish(list.map((item) => (item.serviceId === serviceId ? { ...item, isHidden: !isShown } : item))),
    discard: () => setWish(undefined),
  }
}

export type FeaturesTools = ReturnType<typeof useFeatures>
