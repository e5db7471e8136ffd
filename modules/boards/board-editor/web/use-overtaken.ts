import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { type ColleagueEdit, type Facts, mergeNewest } from '#platform/web/look/meanwhile.ts'
import type { Draft } from './draft.ts'
import type { DraftTools } from './use-draft.ts'
import { useZoneName } from '#modules/boards/boards/web/public.ts'

/** What a colleague did to a board while it was put together here: it comes in as one more step, and is told. */
export function useOvertaken({ draft, change }: DraftTools, saved: Draft) {
  const t = useTexts('boardEditor')
  const zoneName = useZoneName()
  const [base, setBase] = useState(saved)
  const [colleagueEdits, tell] = useState<ColleagueEdit[]>()
  const factsOf = ({ name, orientation, zones }: Draft): Facts => [
    [t('name'), name],
    [t('orientation'), t(orientation)],
    ...zones.map((zone, nth): Facts[number] => {
      const { x, y, width, height, items } = zone
      const titles = items.map(({ title, body }) => title || body).filter(Boolean)
      return [
        t('zone', { nth: nth + 1 }),
        [zoneName(zone), ...titles, `${x + 1}-${y + 1} ${width}×${height}`].join(' '),
      ]
    }),
  ]

  /** Runs what saves; throws what it throws, after the newest board was taken in. */
  async function attempt(
    work: () => Promise<unknown>,
    newest?: (told: unknown) => Promise<Draft | undefined>,
  ) {
    tell(undefined)
    try {
      await work()
    } catch (error) {
      const now = await newest?.(error).catch(() => undefined)
      if (now) {
        const { name, categoryId, orientation, zones } = now
        const theirs = { name, categoryId, orientation, zones }
        const merged = mergeNewest(
          { formOf: (of: Draft) => of, factsOf },
          { seen: base, form: draft },
          theirs,
        )
        setBase(theirs)
        change(merged.form)
        tell(merged.colleagueEdits)
      }
      throw error
    }
  }
  return { attempt, colleagueEdits }
}
